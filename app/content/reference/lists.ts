import { edition, perEdition } from "../current-edition";
import type { ListEntry, ListName } from "../edition";
import { governorates } from "./cities";
import { countries } from "./countries";
import { specialties } from "./specialties";
import { universities } from "./universities";

const OF_ONE_COUNTRY = 1000;
const OF_ONE_GOVERNORATE = 100;

type Delivered = Omit<ListEntry, "retired">;
const all = countries.flat();

/** The lists as the site is delivered. */
export const delivered: Readonly<Record<ListName, readonly Delivered[]>> = {
  countries: all,
  nationalities: all.flatMap(({ code, national }) => (national ? [{ code, name: national }] : [])),
  cities: governorates.flatMap((group) => group.cities.map(({ id, name }) => ({ code: id, name }))),
  universities: universities.flatMap(({ country, universities: universitiesOfCountry }) =>
    universitiesOfCountry.map(({ number, name }) => ({ code: country * OF_ONE_COUNTRY + number, name })),
  ),
  specialties,
};

const deliveredByCode = Object.fromEntries(
  Object.entries(delivered).map(([list, entries]) => [
    list,
    new Map(entries.map((each) => [each.code, each])),
  ]),
) as Record<ListName, Map<number, Delivered>>;

/** An entry as the site is delivered; null where the list has none of that code. */
export const deliveredEntry = (list: ListName, code: number): Delivered | null =>
  deliveredByCode[list].get(code) ?? null;

function present(list: ListName): ListEntry[] {
  const written = new Map(edition().lists[list].map((entry) => [entry.code, entry]));
  const known = delivered[list].map((entry) => written.get(entry.code) ?? { ...entry, retired: false });
  return [...known, ...edition().lists[list].filter(({ code }) => !deliveredEntry(list, code))];
}

const lists = {
  countries: perEdition(() => present("countries")),
  nationalities: perEdition(() => present("nationalities")),
  cities: perEdition(() => present("cities")),
  universities: perEdition(() => present("universities")),
  specialties: perEdition(() => present("specialties")),
};

/** A list as it is now: what is delivered, as the association has renamed and retired it, and what it has added. */
export const listNow = (list: ListName): readonly ListEntry[] => lists[list]();

/** The size of the code range of one group (governorate or country); lists without groups are not listed here. */
const blocks: Partial<Record<ListName, number>> = {
  cities: OF_ONE_GOVERNORATE,
  universities: OF_ONE_COUNTRY,
};

/** The governorate of a city, the country of a university; null in another list. */
export const groupOf = (list: ListName, code: number): number | null =>
  blocks[list] ? Math.floor(code / blocks[list]) : null;

/** A list as it is now, by its groups. */
export function groupsNow(list: ListName): Map<number | null, ListEntry[]> {
  const groups = new Map<number | null, ListEntry[]>();
  for (const entry of listNow(list)) {
    const group = groupOf(list, entry.code);
    const entries = groups.get(group);
    if (entries) entries.push(entry);
    else groups.set(group, [entry]);
  }
  return groups;
}

/** Returns true if the list has this group and accepts new entries in it. A list without groups has none. */
export const hasGroup = (list: ListName, group: number | null): boolean =>
  (group !== null) === list in blocks &&
  (group === null ||
    (list === "cities"
      ? governorates.some((each) => Math.floor(each.cities[0]!.id / OF_ONE_GOVERNORATE) === group)
      : listNow("countries").some(({ code }) => code === group)));

/**
 * The code of a new entry: one above all that were ever given, so that none means two things. Null where a group is
 * full; a country's last number is that of "another university".
 */
export function nextCode(list: ListName, group: number | null, usedCodes: readonly number[]): number | null {
  const block = blocks[list];
  const codes = [...delivered[list].map(({ code }) => code), ...usedCodes];
  if (!block) return Math.max(...codes) + 1;
  const first = group! * block;
  const next = Math.max(first, ...codes.filter((code) => Math.floor(code / block) === group)) + 1;
  return next < first + block - 1 ? next : null;
}
