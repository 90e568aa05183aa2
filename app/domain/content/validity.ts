import type { Fields } from "~/content/edition";

type Version = { fields: Fields | null; until: number | null };

const dayOf = ({ fields }: Version, name: string) => String(fields?.[name] ?? "");

/**
 * Of the published versions of a thing, each valid from its day on, the one that holds: the latest begun of each day,
 * and of these the one whose day is the latest that is not after today. What was taken down takes all before it along.
 * `begun` is in the order of beginning.
 */
export function validOn<Each extends Version>(
  begun: readonly Each[],
  name: string,
  { at, today }: { at: number; today: string },
): Each | null {
  const since = begun.slice(begun.findLastIndex(({ fields }) => !fields) + 1);
  const byDay = new Map(since.map((version) => [dayOf(version, name), version]));
  const valid = [...byDay].filter(([day, { until }]) => day <= today && (until === null || until > at));
  return (
    valid.reduce<[string, Each] | null>(
      (last, each) => (!last || each[0] > last[0] ? each : last),
      null,
    )?.[1] ?? null
  );
}
