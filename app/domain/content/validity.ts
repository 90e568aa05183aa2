import type { Fields } from "~/content/edition";

type Version = { fields: Fields | null; until: number | null };

const dayOf = ({ fields }: Version, name: string) => String(fields?.[name] ?? "");

/**
 * Returns the version that is valid today: of each day the one published last, and of these the latest day that is not
 * after today. Taking an item down removes all earlier versions. `begun` must be ordered by start.
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
