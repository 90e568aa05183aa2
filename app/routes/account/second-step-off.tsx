import type { HeadersFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { account } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import type { StaffUser } from "~/auth/guards.server";
import { handler } from "~/auth/handler.server";
import { pageTitle } from "~/content/navigation";
import { turnOffSecondStep } from "~/domain/accounts/second-step.server";
import { useTranslation } from "~/i18n";
import { redirectWithFlash, turnAway } from "~/platform/flash.server";
import { settings } from "~/platform/settings.server";
import { PageHeader } from "~/ui";
import { PasswordQuestion, withPassword } from "./password-question";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const due = { kind: "error", key: "accounts:step.stays" } as const;
const isAsked = ({ role }: StaffUser) => settings.adminSecondStep && role === "admin";

export const loader = handler(account.secondStepOff, async ({ request, staff, language }) => {
  if (isAsked(staff)) throw await turnAway(request, href(account.overview), due);
  return { head: { title: pageTitle(href(account.secondStep))[language] } };
});

export const action = handler(account.secondStepOff, async ({ request, staff }) => {
  if (isAsked(staff)) return turnAway(request, href(account.overview), due);
  return withPassword(request, staff, async () => {
    await turnOffSecondStep(staff.id);
    return redirectWithFlash(request, href(account.overview), {
      kind: "success",
      key: "accounts:step.turned-off",
    });
  });
});

export default function EndSecondStep() {
  const { t } = useTranslation("accounts");
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      <p className="max-w-2xl">{t("step.off-about")}</p>
      <PasswordQuestion refused={refused ?? undefined} button={t("step.off")} variant="danger" />
    </>
  );
}
