import type { Job } from "~/content/jobs";
import { normalise } from "~/i18n/arabic-text";

/** The last day still counts as open. Days as YYYY-MM-DD. */
export const isClosed = ({ until }: Pick<Job, "until">, today: string): boolean =>
  until !== null && until < today;

/** In either language (2 §5), open ones first and the newest of each first. An empty search finds all. */
export function searchJobs(jobs: readonly Job[], q: string, today: string): Job[] {
  const wanted = normalise(q).trim();
  const found = jobs.filter(({ title }) =>
    [title.en, title.ar].some((each) => normalise(each).includes(wanted)),
  );
  const order = (job: Job) => `${isClosed(job, today) ? 0 : 1} ${job.posted}`;
  return found.sort((one, other) => order(other).localeCompare(order(one)));
}
