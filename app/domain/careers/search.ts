import type { Vacancy } from "~/content/edition";
import { normalise } from "~/i18n";

/** The last day still counts as open. Days as YYYY-MM-DD. */
export const isClosed = ({ closes }: Pick<Vacancy, "closes">, today: string): boolean =>
  closes !== null && closes < today;

/** In either language (2 §5), open ones first and the newest of each first. An empty search finds all. */
export function searchJobs(jobs: readonly Vacancy[], q: string, today: string): Vacancy[] {
  const query = normalise(q).trim();
  const found = jobs.filter(({ title }) =>
    [title.en, title.ar].some((each) => normalise(each).includes(query)),
  );
  const order = (job: Vacancy) => `${isClosed(job, today) ? 0 : 1} ${job.opens ?? ""}`;
  return found.sort((one, other) => order(other).localeCompare(order(one)));
}
