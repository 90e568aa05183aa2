import type { Words } from "~/content/words";
import { workStatusNames } from "~/content/work-statuses";

export const PRACTISING = 1;

/** The register writes letters for these; its other statuses have at most two digits. */
export const INTERNSHIP = 100;
export const DECEASED = 101;
export const ABROAD = 102;
/** The status of a record that was merged into another one of the same person; it comes of merging alone. */
export const MERGED = 103;

const letters: Record<string, number> = { N: INTERNSHIP, D: DECEASED, A: ABROAD };

/** Returns the code of a status that the register writes as a letter; null for other texts. */
export const statusOfLetter = (text: string): number | null => letters[text.toUpperCase()] ?? null;

/** Returns a status as files and forms write it: N, D, A and M for internship, deceased, moved abroad and merged. */
export const writtenStatus = (workStatus: number): number | string =>
  workStatus === MERGED
    ? "M"
    : (Object.keys(letters).find((letter) => letters[letter] === workStatus) ?? workStatus);

/** The statuses that every association has, for those whose own list lacks them. */
export const standardStatuses: ReadonlyArray<{ code: number; name: Words }> = [
  { code: PRACTISING, name: workStatusNames.practising },
  { code: 2, name: workStatusNames.notPractising },
  { code: INTERNSHIP, name: workStatusNames.internship },
  { code: DECEASED, name: workStatusNames.deceased },
  { code: ABROAD, name: workStatusNames.abroad },
];

/** Returns the name of a status; `recorded` is the one of the association's own list. */
export function statusName(
  workStatus: number,
  recorded: Partial<Record<keyof Words, string | null>> | null,
): Words {
  const standard =
    workStatus === MERGED
      ? workStatusNames.merged
      : standardStatuses.find(({ code }) => code === workStatus)?.name;
  const ar = recorded?.ar || standard?.ar || String(writtenStatus(workStatus));
  return { ar, en: recorded?.en || (recorded?.ar ? ar : standard?.en) || ar };
}

export type RegisterStatus = "practising" | "not-practising" | "internship";

/** Returns the public status for a work status of the register. */
export function registerStatus(workStatus: number): RegisterStatus {
  if (workStatus === PRACTISING) return "practising";
  return workStatus === INTERNSHIP ? "internship" : "not-practising";
}
