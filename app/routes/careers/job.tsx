import type { Job } from "~/content/jobs";
import { isClosed } from "~/domain/careers/search";
import { formatDay } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { today } from "~/platform/clock.server";

export const jobView = (job: Job, language: Language, format = formatDay) => ({
  id: job.id,
  sample: job.sample,
  title: job.title[language],
  company: job.company[language],
  location: job.location[language],
  description: job.description[language],
  posted: { date: job.posted, words: format(job.posted, language) },
  until: job.until ? { date: job.until, words: format(job.until, language) } : null,
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
