import { useTranslation } from "~/i18n/use-translation";
import { PageLinks } from "~/ui/nav";

const links = [
  "/dr-dashboard/access-log",
  "/dr-dashboard/sessions",
  "/dr-dashboard/my-data",
  "/dr-dashboard/name-change",
  "/dr-dashboard/roll",
] as const;

/** What a doctor may see and ask for about the own account, as a quiet list. */
export const AccountLinks = () => (
  <PageLinks id="own-account" title={useTranslation("standing").t("my-account")} paths={links} />
);
