import { duesColumns, type RegisterColumn } from "./columns";
import type { FileCounts } from "./file-rows.server";

export type FileKind = "dues" | "full" | "part";

const NEEDED_IN_FULL: readonly RegisterColumn[] = ["DOC_NAME_A", "WORK_STATUS"];

/** Recognises a file by its columns: payments alone, the whole register, or a part of it. */
export function fileKind(columns: readonly RegisterColumn[]): FileKind {
  if (columns.every((column) => column === "DOC_NO" || column in duesColumns)) return "dues";
  return NEEDED_IN_FULL.every((column) => columns.includes(column)) ? "full" : "part";
}

export type CheckedFile = { columns: readonly RegisterColumn[]; counts: FileCounts };

type Limits = { warnCount: number; warnPercent: number };

/** `count` is what the warning is about; `columns` are those that are missing. */
export type FileWarning =
  | { kind: "older" }
  | { kind: "missing-columns"; columns: RegisterColumn[] }
  | { kind: "absent" | "changed" | "erased" | "endings" | "backwards" | "refused"; count: number };

const MANY_TIMES = 3;
const MANY_CHANGED = 0.2;

/**
 * Returns where a file is unlike the last applied one of its kind (null if it is the first), so that last year's file,
 * half a file or one with swapped columns is noticed before it is applied. A number is warned of if it is larger than
 * both limits and three times that of the last file.
 */
export function fileWarnings(
  { columns, counts }: CheckedFile,
  previous: CheckedFile | null,
  { isOlder, warnCount, warnPercent }: Limits & { isOlder: boolean },
): FileWarning[] {
  const known = counts.changed + counts.unchanged;
  const isMany = (count: number, of: number, before = 0) =>
    count > warnCount && count * 100 > warnPercent * of && count > MANY_TIMES * before;
  const missing = previous?.columns.filter((column) => !columns.includes(column)) ?? [];
  const last = previous?.counts;
  const warnings: FileWarning[] = [];
  if (isOlder) warnings.push({ kind: "older" });
  if (missing.length) warnings.push({ kind: "missing-columns", columns: missing });
  if (fileKind(columns) === "full" && isMany(counts.absent, known + counts.absent, last?.absent))
    warnings.push({ kind: "absent", count: counts.absent });
  const manyChanged = counts.changed > MANY_CHANGED * known && isMany(counts.changed, known, last?.changed);
  if (last && manyChanged) warnings.push({ kind: "changed", count: counts.changed });
  for (const kind of ["erased", "endings"] as const)
    if (isMany(counts[kind], known, last?.[kind])) warnings.push({ kind, count: counts[kind] });
  if (counts.backwards) warnings.push({ kind: "backwards", count: counts.backwards });
  if (isMany(counts.refused, counts.read, last?.refused))
    warnings.push({ kind: "refused", count: counts.refused });
  return warnings;
}
