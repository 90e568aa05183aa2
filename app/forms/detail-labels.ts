import { useTranslation } from "~/i18n/use-translation";

/** The fields of a personal card that can be edited, by their names in forms, in the card's order. */
export const detailNames = ["NATIONAL_NO", "MOBIL", "E_MAIL", "HOME_ADD", "WORK_ADD"] as const;
export type DetailName = (typeof detailNames)[number];

/** Their labels. */
export function useDetailLabels(): Record<DetailName, string> {
  const { t } = useTranslation("record");
  return {
    NATIONAL_NO: t("fields.nationalNumber"),
    MOBIL: t("fields.mobile"),
    E_MAIL: t("fields.email"),
    HOME_ADD: t("fields.homeAddress"),
    WORK_ADD: t("fields.workAddress"),
  };
}
