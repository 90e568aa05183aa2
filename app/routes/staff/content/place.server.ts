import type { Params } from "@remix-run/react";
import type { Fields, ListName } from "~/content/edition";
import { isFigure } from "~/content/figures";
import { figures } from "~/content/first-edition/figures";
import { pageTitle } from "~/content/navigation";
import { deliveredEntry, groupOf, hasGroup } from "~/content/reference/lists";
import { addressOfKind, OFFICE } from "~/domain/content/desk";
import type { Place } from "~/domain/content/items.server";
import { isKind, type Kind, type KindName, kindOf } from "~/domain/content/kinds";
import { isPage } from "~/domain/content/page-limits";
import { parseId } from "~/fields/id";
import { sentence } from "~/i18n";

export const asText = (value: unknown) => (typeof value === "string" ? value : "");

/** Returns the kind that an address of the office names; throws NotFound for others. */
export function kindIn(name: string | undefined): KindName {
  if (!isKind(name)) throw new Response(null, { status: 404 });
  return name;
}

/** Returns an entry by its code, or the group to which a new one is added. */
function entryIn(list: ListName, { key, group }: Params) {
  const code = key === undefined ? null : parseId(key);
  const number = parseId(group);
  const isKnown =
    key === undefined ? (number === null) === (group === undefined) && hasGroup(list, number) : code !== null;
  if (!isKnown) throw new Response(null, { status: 404 });
  return { key: code === null ? null : String(code), group: number };
}

/** Returns the delivered fields of an item that was never edited; null if it is not delivered. */
export function deliveredFields({ kind, key }: Place): Fields | null {
  const { single, list } = kindOf(kind);
  const entry = list && key !== null ? deliveredEntry(list, Number(key)) : null;
  if (entry) return { name_ar: entry.name.ar, name_en: entry.name.en };
  return single || key === null ? {} : null;
}

/** Returns the item that an address of the office edits; the only item of a kind has the kind's own name. */
export function placeFromRequest(
  request: Request,
  params: Params,
): Place & { kind: KindName; kindDescription: Kind } {
  const [name] = new URL(request.url).pathname.slice(OFFICE.length + 1).split("/");
  const kind = kindIn(params.kind ?? name);
  const kindDescription = kindOf(kind);
  if (kindDescription.single) {
    if (params.kind) throw new Response(null, { status: 404 });
    return { kind, kindDescription, key: kind };
  }
  const key = params.key ?? null;
  if ((kindDescription.fixed && key === null) || Boolean(kindDescription.list) !== (name === "lists"))
    throw new Response(null, { status: 404 });
  return kindDescription.list
    ? { kind, kindDescription, ...entryIn(kindDescription.list, params) }
    : { kind, kindDescription, key };
}

/** Returns the list that contains an item. */
export function listAddress({ kind, key, group = null }: Place): string {
  const { single, list } = kindOf(kind);
  if (single) return OFFICE;
  const parentGroup = list && key !== null ? groupOf(list, Number(key)) : group;
  return parentGroup === null ? addressOfKind(kind) : `${addressOfKind(kind)}?group=${parentGroup}`;
}

/** Returns the name of an item in the office: from its fields, or from the dictionaries if it always exists. */
export function nameOfItem({ kind, key }: { kind: KindName; key: string }, fields: Fields) {
  const path = `/${key}`;
  if (kind === "pages" && isPage(path)) return pageTitle(path);
  const { called, single, fixed } = kindOf(kind);
  const ownWords = (key: string) => ({ ar: sentence("ar", key), en: sentence("en", key) });
  if (kind === "figures" && isFigure(key)) return figures[key].name;
  if (kind === "letters") return ownWords(`content:things.letters.${key}`);
  if (single && fixed) return ownWords(`content:kinds.${kind}`);
  return { ar: asText(fields[`${called}_ar`]), en: asText(fields[`${called}_en`]) };
}
