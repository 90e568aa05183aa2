import { parseId } from "~/fields/id";
import { formatMoment, type Language } from "~/i18n";

type Listed = {
  number: number;
  fields: object | null;
  author: string | null;
  liveFrom: Date | null;
  createdAt: Date;
};

const stateOf = ({ fields, liveFrom }: Listed, at: Date) => {
  if (!fields) return "taken-down" as const;
  if (!liveFrom) return "draft" as const;
  return liveFrom > at ? ("scheduled" as const) : ("published" as const);
};

/** Returns the requested version, or else the newest, with the one to compare it with; and all versions in order. */
export function historyOf<KindFields extends Listed>(
  versions: readonly KindFields[],
  search: URLSearchParams,
  { at, language }: { at: Date; language: Language },
) {
  const requestedNumber = (name: string) => {
    const number = parseId(search.get(name) ?? undefined);
    return versions.find((version) => version.number === number);
  };
  const newest = versions[0]!;
  const after = requestedNumber("of") ?? newest;
  const before = requestedNumber("with") ?? versions.find(({ number }) => number < after.number) ?? null;
  const rows = versions.map((version) => ({
    number: version.number,
    author: version.author,
    state: stateOf(version, at),
    saved: formatMoment(version.createdAt, language),
    from:
      version.liveFrom && version.liveFrom.getTime() > 0 ? formatMoment(version.liveFrom, language) : null,
    restorable: version.fields !== null && version.number !== newest.number,
  }));
  return { after, before, rows };
}

export type HistoryRow = ReturnType<typeof historyOf>["rows"][number];
