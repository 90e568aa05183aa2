import type { Words } from "~/content/words";

export const PRACTISING = 1;

/** The register writes letters for these; its other statuses have at most two digits. */
export const INTERNSHIP = 100;
export const DECEASED = 101;
export const ABROAD = 102;

const letters: Record<string, number> = { N: INTERNSHIP, D: DECEASED, A: ABROAD };

/** Returns the code of a status that the register writes as a letter; null for other texts. */
export const statusOfLetter = (text: string): number | null => letters[text.toUpperCase()] ?? null;

/** Returns a status as files and forms write it: N, D and A for internship, deceased and moved abroad. */
export const writtenStatus = (workStatus: number): number | string =>
  Object.keys(letters).find((letter) => letters[letter] === workStatus) ?? workStatus;

/** The statuses that every association has, for those whose own list lacks them. */
export const standardStatuses: ReadonlyArray<{ code: number; name: Words }> = [
  { code: PRACTISING, name: { ar: "مزاول", en: "Practising" } },
  { code: 2, name: { ar: "غير مزاول", en: "Not practising" } },
  { code: INTERNSHIP, name: { ar: "سنة الامتياز", en: "Internship year" } },
  { code: DECEASED, name: { ar: "متوفّى", en: "Deceased" } },
  { code: ABROAD, name: { ar: "انتقل إلى الخارج", en: "Moved abroad" } },
];

/** Returns the name of a status; `recorded` is the one of the association's own list. */
export function statusName(
  workStatus: number,
  recorded: Partial<Record<keyof Words, string | null>> | null,
): Words {
  const standard = standardStatuses.find(({ code }) => code === workStatus)?.name;
  const ar = recorded?.ar || standard?.ar || String(writtenStatus(workStatus));
  return { ar, en: recorded?.en || (recorded?.ar ? ar : standard?.en) || ar };
}

export type RegisterStatus = "practising" | "not-practising" | "internship";

/** Returns the public status for a work status of the register. */
export function registerStatus(workStatus: number): RegisterStatus {
  if (workStatus === PRACTISING) return "practising";
  return workStatus === INTERNSHIP ? "internship" : "not-practising";
}
