import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/definition-table";
import type { ShownJob } from "./shown-job.server";

const Day = ({ day: { date, words } }: { day: { date: string; words: string } }) => (
  <time dateTime={date}>{words}</time>
);

/** Where a job is, when it was announced and until when one can apply. */
export function JobFacts({ job: { title, location, posted, until } }: { job: ShownJob }) {
  const { t } = useTranslation("careers");
  const rows = [
    { label: t("location"), value: location },
    { label: t("posted"), value: <Day day={posted} /> },
    { label: t("until"), value: until ? <Day day={until} /> : t("no-deadline") },
  ];
  return <DefinitionTable caption={title} rows={rows} />;
}
