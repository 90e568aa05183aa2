import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { SignInPage } from "~/ui/sign-in-page";

/** What the page is once an admin exists: no form, and the way to the login. */
export function AlreadySetUp() {
  const { t } = useTranslation("accounts");
  return (
    <SignInPage title={t("setup.done")} intro={t("setup.done-body")}>
      <ButtonLink href="/emp-portal">{t("invitation.sign-in")}</ButtonLink>
    </SignInPage>
  );
}
