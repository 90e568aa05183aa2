import { useTranslation } from "~/i18n/use-translation";
import { JobTags } from "./job-tags";
import type { ShownJob } from "./shown-job.server";

/** One job of the list; all of it leads to the job. */
export function JobCard({ job }: { job: ShownJob }) {
  const { t } = useTranslation("careers");
  const { id, title, company, location, until, closed } = job;
  return (
    <li className="relative border-b py-5">
      <h3 className="text-lg">
        <a href={`/careers/${id}`} className="link cover-link">
          {title}
        </a>{" "}
        <JobTags job={job} />
      </h3>
      <p>{`${company} · ${location}`}</p>
      {closed ? null : (
        <p className="text-sm text-muted">
          {until ? (
            <>
              {t("until")} <time dateTime={until.date}>{until.words}</time>
            </>
          ) : (
            t("no-deadline")
          )}
        </p>
      )}
    </li>
  );
}
