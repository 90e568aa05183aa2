import { pages } from "~/content/pages";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

const PAGE = "/dr-portal/set-password";

/** For who still signs in with the national number: choosing a password comes first, or is advised where all is open. */
export function ChooseFirst({ open }: { open: boolean }) {
  const { t, language } = useTranslation(["dashboards", "standing"]);
  return (
    <div className="mb-8">
      <Notice kind="warning">
        <p className="mb-3">{open ? t("dashboards:no-own-password") : t("standing:choose-first")}</p>
        <ButtonLink href={PAGE}>{pages[PAGE][language]}</ButtonLink>
      </Notice>
    </div>
  );
}
