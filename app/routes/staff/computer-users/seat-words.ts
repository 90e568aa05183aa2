import { useTranslation } from "~/i18n/use-translation";

type Seat = { centre: string | null; desk: string | null };

/** Where a user sits, in words; an empty text where nothing is known. */
export function useSeatWords() {
  const { t } = useTranslation("computer-users");
  return ({ centre, desk }: Seat): string => {
    if (centre && desk) return t("in-centre", { centre, desk });
    return centre ?? (desk ? t("at-desk", { desk }) : "");
  };
}
