import type { StoredFile } from "~/content/edition";
import { editorAddress } from "~/domain/content/desk";
import { listRevisions, type Place } from "~/domain/content/items.server";
import { kindOf, uploadOf } from "~/domain/content/kinds";
import { validOn } from "~/domain/content/validity";
import { formatDay, type Language } from "~/i18n";
import { now, today } from "~/platform/clock.server";

const fileAddress = (place: Place & { key: string }, number: number) =>
  `${editorAddress(place)}/versions/${number}/file`;

/** Lists the published versions of a dated item, newest first; null for other kinds. */
export async function datedVersions(place: Place, language: Language) {
  const { kind, key } = place;
  const { dated } = kindOf(kind);
  if (!dated || key === null) return null;
  const at = now().getTime();
  const published = (await listRevisions(place)).filter(({ liveFrom }) => liveFrom !== null);
  const begun = published
    .map(({ number, fields, liveFrom, liveUntil }) => ({
      number,
      fields,
      from: liveFrom!.getTime(),
      until: liveUntil?.getTime() ?? null,
    }))
    .filter(({ from }) => from <= at)
    .sort((a, b) => a.from - b.from || a.number - b.number);
  const holding = validOn(begun, dated, { at, today: today() });
  return published
    .filter(({ fields }) => fields)
    .map(({ number, fields, liveFrom }) => {
      const day = String(fields![dated] ?? "");
      const file = fields![uploadOf(kind)?.name ?? ""] as StoredFile | undefined;
      const isToCome = day > today() || liveFrom!.getTime() > at;
      return {
        number,
        day: day ? { iso: day, text: formatDay(day, language) } : null,
        file: file && { name: file.fileName, href: fileAddress({ kind, key }, number) },
        state: number === holding?.number ? ("holds" as const) : isToCome ? ("to-come" as const) : null,
      };
    });
}
