import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findInvitation } from "~/domain/accounts/invitations.server";
import { readForm } from "~/forms/read-body.server";
import { formatMoment } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { SignInPage } from "~/ui/sign-in-page";
import { answerInvitation } from "./answer-invitation.server";
import { PasswordForm } from "./password-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

const statuses = { open: 200, used: 410, expired: 410, unknown: 404 };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const t = translator(language, "accounts");
  const found = await findInvitation(params.token ?? "");
  const title = found.state === "open" ? t("invitation.title") : t(`invitation.${found.state}`);
  const open = found.state === "open" ? { ...found, until: formatMoment(found.until, language) } : null;
  const page = { title, documentTitle: documentTitle(title, language), state: found.state, open };
  return data(page, { status: statuses[found.state] });
}

export const action = async ({ request, params }: ActionFunctionArgs) =>
  answerInvitation(request, params.token ?? "", await readForm(request));

export default function AcceptInvitation() {
  const { t } = useTranslation("accounts");
  const { title, state, open } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (state !== "open" || !open) {
    const intro = t(`invitation.${state === "open" ? "unknown" : state}-body`);
    return (
      <SignInPage title={title} intro={intro}>
        <ButtonLink href="/emp-portal" variant="quiet">
          {t("invitation.sign-in")}
        </ButtonLink>
      </SignInPage>
    );
  }
  const intro = `${t("invitation.intro", { name: `\u2068${open.fullName}\u2069` })} ${t("invitation.until", { until: open.until })}`;
  return (
    <SignInPage title={title} intro={intro}>
      <PasswordForm email={open.email} refused={refused ?? undefined} />
    </SignInPage>
  );
}
