/** No earlier file had the member. */
type Never = "never";
export type MergeCase = {
  title: string;
  /** The register's previous value; undefined if the column was missing. */
  last: string | null | undefined | Never;
  /** The value in the file; undefined if the column is missing. */
  file: string | null | undefined;
  /** The portal's value. */
  present: string | null;
  becomes: string | null;
};

const [A, B, C] = ["0791111111", "0792222222", "0793333333"];

/** In the file, null is the mark that erases. All cases of merging a value of the register's file with that of the portal. */
export const mergeCases: MergeCase[] = [
  { title: "the first file brings what the portal lacks", last: "never", file: A, present: null, becomes: A },
  { title: "the first file wins over the portal", last: "never", file: A, present: B, becomes: A },
  {
    title: "the first file erases what the portal had",
    last: "never",
    file: null,
    present: B,
    becomes: null,
  },
  { title: "nothing and nothing is nothing", last: "never", file: null, present: null, becomes: null },
  {
    title: "a column that is not there changes nothing",
    last: "never",
    file: undefined,
    present: B,
    becomes: B,
  },
  { title: "said as before, the portal's change stays", last: A, file: A, present: B, becomes: B },
  {
    title: "said as before, what the portal emptied stays empty",
    last: A,
    file: A,
    present: null,
    becomes: null,
  },
  { title: "said as before, nobody changed anything", last: A, file: A, present: A, becomes: A },
  { title: "the register changed, and wins over the portal", last: A, file: C, present: B, becomes: C },
  { title: "the register changed alone", last: A, file: C, present: A, becomes: C },
  { title: "the register came to what the portal had", last: A, file: B, present: B, becomes: B },
  { title: "the register erased what it had", last: A, file: null, present: A, becomes: null },
  {
    title: "the register erased what the portal had changed",
    last: A,
    file: null,
    present: B,
    becomes: null,
  },
  { title: "erased as before, the portal's value stays", last: null, file: null, present: B, becomes: B },
  { title: "the register learned something", last: null, file: C, present: B, becomes: C },
  { title: "a column gone from the file changes nothing", last: A, file: undefined, present: B, becomes: B },
  {
    title: "a column new in the file wins where it has a value",
    last: undefined,
    file: C,
    present: B,
    becomes: C,
  },
  {
    title: "a column new in the file erases",
    last: undefined,
    file: null,
    present: B,
    becomes: null,
  },
];
