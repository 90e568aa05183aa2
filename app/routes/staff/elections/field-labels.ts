import { useTranslation } from "~/i18n/use-translation";

export const electionFields = [
  "title_ar",
  "title",
  "opens_date",
  "opens_time",
  "closes_date",
  "closes_time",
  "objections_date",
  "objections_time",
] as const;

/** The visible label of each field of an election, in their order on the page. */
export function useElectionLabels() {
  const { t } = useTranslation("election-office");
  const labels = Object.fromEntries(electionFields.map((field) => [field, t(`form.${field}`)]));
  return labels as Record<(typeof electionFields)[number], string>;
}

export function useCentreLabels() {
  const { t } = useTranslation("election-office");
  return { code: t("centres.code"), name_ar: t("centres.name-ar"), name: t("centres.name") };
}
