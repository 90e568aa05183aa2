import { data } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { account } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { confirmSignIn, requireStaffPassword } from "~/auth/reauthenticate.server";
import { readAttempt, refuseAttempt } from "~/auth/refused-attempt.server";
import { safeNext } from "~/auth/safe-next";
import { currentPasswordInput } from "~/domain/accounts/staff-input";
import { readForm } from "~/forms/read-body.server";
import { useTranslation } from "~/i18n";
import { redirectWithFlash } from "~/platform/flash.server";
import { PageHeader } from "~/ui";
import { PasswordQuestion, wrongPassword } from "./password-question";

export const loader = handler(account.confirm, () => data(null));

/** Asks for the password of a session that is older than minutes, before it may do what only its owner may. */
export const action = handler(account.confirm, async ({ request, staff, url }) => {
  const { value, refuse } = readAttempt(await readForm(request), currentPasswordInput);
  if (!value) return refuse();
  try {
    await requireStaffPassword(staff.id, value.password);
  } catch (error) {
    return refuseAttempt(error, request, refuse, wrongPassword);
  }
  await confirmSignIn("staff", request);
  const next = safeNext(url.searchParams.get("next"), href(account.overview));
  return redirectWithFlash(request, next, { kind: "success", key: "accounts:confirm.done" });
});

export default function Confirm() {
  const { t } = useTranslation("accounts");
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      <p className="lead">{t("confirm.about")}</p>
      <PasswordQuestion refused={refused ?? undefined} button={t("confirm.button")} />
    </>
  );
}
