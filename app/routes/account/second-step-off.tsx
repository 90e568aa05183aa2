import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { turnOffSecondStep } from "~/domain/accounts/second-step.server";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { PasswordQuestion } from "./password-question";
import { accountSubpage } from "./subpage";
import { withPassword } from "./with-password.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "account.own");
  return accountSubpage("/account/second-step", await languageOf(request));
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "account.own");
  return withPassword(request, staff, async () => {
    await turnOffSecondStep(staff.id);
    return redirectWithFlash(request, "/account", { kind: "success", key: "accounts:step.turned-off" });
  });
}

export default function EndSecondStep() {
  const { t } = useTranslation("accounts");
  const { title, crumbs } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <p className="max-w-2xl">{t("step.off-about")}</p>
      <PasswordQuestion refused={refused ?? undefined} button={t("step.off")} variant="danger" />
    </>
  );
}
