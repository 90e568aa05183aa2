import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireDoctor } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { answerPassword } from "./answer-password.server";
import { proofFor } from "./password-proof.server";
import { SetPasswordForm } from "./set-password-form";
import { shownTitle } from "./shown-title";

const HOME = "/dr-dashboard";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const doctor = await requireDoctor(request);
  const language = await languageOf(request);
  const proof = await proofFor(doctor);
  return {
    ...shownTitle(proof.by === "password" ? "/account/password" : "/dr-portal/set-password", language),
    crumbs: [{ title: pages[HOME][language], path: HOME }],
    by: proof.by,
    because: proof.by === "code" ? proof.because : null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const doctor = await requireDoctor(request);
  return answerPassword(request, context, doctor);
}

export default function SetPassword() {
  const { t } = useTranslation("portal");
  const { title, crumbs, by, because } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <div className="max-w-md">
        <p className="mb-6">{t(by === "password" ? "password.intro-change" : "password.intro-first")}</p>
        <SetPasswordForm by={by} because={because} refused={refused ?? undefined} />
      </div>
    </>
  );
}
