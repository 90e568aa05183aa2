import type { Vacancy } from "~/content/edition";
import { normalise } from "~/i18n";

/** True after the last day, which still counts as open. Days are YYYY-MM-DD. */
export const isClosed = ({ closes }: Pick<Vacancy, "closes">, today: string): boolean =>
  closes !== null && closes < today;

/**
 * Searches in both languages (2 §5) and returns open vacancies first, each group newest first. An empty search returns
 * all.
 */
export function searchJobs(jobs: readonly Vacancy[], q: string, today: string): Vacancy[] {
  const query = normalise(q).trim();
  const found = jobs.filter(({ title }) =>
    [title.en, title.ar].some((each) => normalise(each).includes(query)),
  );
  const order = (job: Vacancy) => `${isClosed(job, today) ? 0 : 1} ${job.opens ?? ""}`;
  return found.sort((one, other) => order(other).localeCompare(order(one)));
}
