import type { Vacancy } from "~/content/edition";
import { isClosed } from "~/domain/careers/search";
import { formatDay, type Language, useTranslation } from "~/i18n";
import { today } from "~/platform/clock.server";

const dayOf = (date: string | null, language: Language, format: typeof formatDay) =>
  date ? { date, words: format(date, language) } : null;

export const jobView = (job: Vacancy, language: Language, format = formatDay) => ({
  key: job.key,
  sample: job.sample,
  title: job.title[language],
  company: job.company[language],
  location: job.location[language],
  description: job.description[language],
  posted: dayOf(job.opens, language, format),
  until: dayOf(job.closes, language, format),
  closed: isClosed(job, today()),
});

export type JobView = ReturnType<typeof jobView>;

export function JobTags({ job: { sample, closed } }: { job: Pick<JobView, "sample" | "closed"> }) {
  const { t } = useTranslation("careers");
  return (
    <>
      {sample ? <span className="tag">{t("sample")}</span> : null}
      {closed ? (
        <>
          {" "}
          <span className="tag">{t("closed")}</span>
        </>
      ) : null}
    </>
  );
}
