/** Where each known column stands; `unknown` and `twice` name the others as the file does. */
export type CsvColumns<Name extends string> = {
  places: Partial<Record<Name, number>>;
  unknown: string[];
  twice: string[];
};

const plain = (heading: string) =>
  heading
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/[\s-]+/g, "_")
    .toUpperCase();

/** The columns of a CSV file by its first record: in any order, in capitals or not, with spaces for underscores. */
export function columnsIn<Name extends string>(headings: string[], known: readonly Name[]): CsvColumns<Name> {
  const columns: CsvColumns<Name> = { places: {}, unknown: [], twice: [] };
  for (const [place, heading] of headings.entries()) {
    const name = known.find((each) => each === plain(heading));
    if (!name) {
      if (heading.trim()) columns.unknown.push(heading.trim());
    } else if (name in columns.places) columns.twice.push(name);
    else columns.places[name] = place;
  }
  return columns;
}
