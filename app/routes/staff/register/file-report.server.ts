import { memberNumberIn } from "~/domain/members/member-number";
import { statusName } from "~/domain/members/work-status";
import { type RegisterColumn, registerColumns } from "~/domain/register/columns";
import { type ChangesWanted, firstRefusals, listFileChanges } from "~/domain/register/file-report.server";
import type { FileCounts } from "~/domain/register/file-rows.server";
import { isUndoable, undoableUntil } from "~/domain/register/file-state.server";
import { type CheckedFile, fileKind, fileWarnings } from "~/domain/register/file-warnings";
import { findImportedBefore } from "~/domain/register/import-history.server";
import { MAX_LINES } from "~/domain/register/register-file.server";
import {
  findLastApplied,
  findRegisterFile,
  type RegisterFileFacts,
} from "~/domain/register/register-files.server";
import { parseId } from "~/fields/id";
import { ammanDayAndTime, formatDay, formatNumber, type Language, localMoment } from "~/i18n";
import { MAX_REGISTER_FILE_MB } from "~/platform/file-limits";
import { settings } from "~/platform/settings.server";

/** Returns the file of an address; answers 404 if there is none. */
export async function getFile(id: string | undefined): Promise<RegisterFileFacts> {
  const fileId = parseId(id);
  const file = fileId === null ? null : await findRegisterFile(fileId);
  if (!file) throw new Response(null, { status: 404 });
  return file;
}

export const columnsOf = ({ about }: RegisterFileFacts): RegisterColumn[] =>
  about.columns ?? [...registerColumns];

const checkedOf = (file: RegisterFileFacts): CheckedFile => ({
  columns: columnsOf(file),
  counts: file.counts as FileCounts,
});

/** Returns what has to be looked at before a checked file is applied. */
export async function warningsOf(file: RegisterFileFacts) {
  if (file.state !== "checked") return [];
  const checked = checkedOf(file);
  const kind = fileKind(checked.columns);
  const last = await findLastApplied((columns) => fileKind(columns) === kind);
  const isOlder = (await findImportedBefore(file.fileHash)) !== null;
  return fileWarnings(checked, last && checkedOf(last), { isOlder, ...settings.registerFiles });
}

/** Heads the column of reasons in a file of refused lines. */
export const REASON = "REASON";

/** Returns what may be read differently in a file: headings that name no column of the register, and sheets. */
export function partsOf({ about, problem }: RegisterFileFacts) {
  const workbook = problem?.parts?.workbook ?? about.workbook;
  const headings = problem?.parts?.headings ?? [
    ...(about.renamed ?? []).map(({ heading }) => heading),
    ...(about.ignored ?? []),
  ];
  return {
    headings: [...new Set(headings)].filter((heading) => heading !== REASON),
    sheets: workbook?.sheets ?? [],
    sheet: workbook?.sheet ?? null,
  };
}

const canReadAgain = (file: RegisterFileFacts): boolean => {
  const { headings, sheets } = partsOf(file);
  return ["checked", "refused"].includes(file.state) && (headings.length > 0 || sheets.length > 1);
};

const SHOWN_REFUSALS = 20;

const isWorkedOn = ({ state }: RegisterFileFacts): boolean =>
  ["checking", "applying", "undoing"].includes(state);

/**
 * Returns what the page of a file shows; `?doc_no=` asks for one member, `?after=` for the members after a number. While
 * somebody waits for the work on the file, the page is loaded again and again, so that it lists nothing then.
 */
export async function fileView(file: RegisterFileFacts, search: URLSearchParams, language: Language) {
  const typed = search.get("doc_no") ?? "";
  const memberNumber = memberNumberIn(typed);
  const after = Number(search.get("after")) || 0;
  const { id, fileName, state, by, about, counts, problem, done, total, createdAt, appliedAt, undoneAt } =
    file;
  const everybody = { memberNumber: null, after: 0 };
  const isWorking = isWorkedOn(file);
  const list = (request: ChangesWanted) =>
    isWorking ? { changes: [], next: null } : listFileChanges(id, request);
  const [changes, stale, conflicts, kept, deceased, refusals, warnings] = await Promise.all([
    list({ memberNumber, after, only: "changes" }),
    list({ ...everybody, only: "stale" }),
    list({ ...everybody, only: "conflicts" }),
    list({ ...everybody, only: "kept" }),
    file.state === "checked" ? list({ ...everybody, only: "deceased" }) : { changes: [] },
    isWorking ? [] : firstRefusals(id, SHOWN_REFUSALS),
    warningsOf(file),
  ]);
  return {
    ...{ id, state, isWorking, problem, warnings, refusals, typed, counts },
    changes: typed && memberNumber === null ? { changes: [], next: null } : changes,
    stale: stale.changes,
    conflicts: conflicts.changes,
    kept: kept.changes,
    deceased: deceased.changes.map(({ memberNumber, line, particulars }) => ({
      memberNumber,
      line,
      status: statusName(Number(particulars.workStatus), null)[language],
    })),
    progress: { done, total: Math.max(done, total) },
    limits: { megabytes: MAX_REGISTER_FILE_MB, max: formatNumber(MAX_LINES, language) },
    origin: {
      fileName,
      by,
      kind: about.columns ? fileKind(columnsOf(file)) : null,
      ignored: about.ignored ?? [],
      renamed: about.renamed ?? [],
      workbook: about.workbook ?? null,
      sent: localMoment(createdAt, language),
      applied: appliedAt && localMoment(appliedAt, language),
      undone: undoneAt && localMoment(undoneAt, language),
    },
    undoUntil:
      isUndoable(file) && appliedAt
        ? formatDay(ammanDayAndTime(undoableUntil(appliedAt)).day, language)
        : null,
    canReadAgain: canReadAgain(file),
    needsSecondPerson: settings.registerFiles.secondPerson,
  };
}

export type FileView = Awaited<ReturnType<typeof fileView>>;
