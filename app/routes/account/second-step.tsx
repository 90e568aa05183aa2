import { type HeadersFunction, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { account } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { ownTokenHash } from "~/auth/sessions.server";
import { beginSecondStep, secondStepOf } from "~/domain/accounts/second-step.server";
import { useTranslation } from "~/i18n";
import { PageHeader } from "~/ui";
import { PasswordQuestion, withPassword } from "./password-question";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(account.secondStep, async ({ staff }) => {
  const { state } = await secondStepOf(staff.id);
  if (state === "on") throw redirect(href(account.overview));
  return null;
});

export const action = handler(account.secondStep, async ({ request, staff }) =>
  withPassword(request, staff, async () => {
    await beginSecondStep(staff.id, await ownTokenHash("staff", request));
    return redirect(href(account.secondStepConfirm), 303);
  }),
);

export default function BeginSecondStep() {
  const { t } = useTranslation("accounts");
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      <p className="max-w-2xl">{t("own.second-step-about")}</p>
      <p className="max-w-2xl">{t("step.lost-device")}</p>
      <PasswordQuestion refused={refused ?? undefined} button={t("step.on")} />
    </>
  );
}
