import { and, gt, inArray } from "drizzle-orm";
import type { TFunction } from "i18next";
import { internshipApplications as applications, db } from "~/db";
import { type Actor, byStaff, recordFirst } from "~/domain/audit/record.server";
import type { Language } from "~/i18n";
import type { CsvColumn } from "~/platform/csv";
import { batchesOfIds, keysetBatches } from "~/platform/keyset-batches";
import { codeWords, isCode } from "./answers";
import type { ApplicationState } from "./application";
import { applicationColumns } from "./application.server";
import { type Application, allFields, type Field } from "./fields";
import { inState, newestIds } from "./queue.server";
import { MAX_COUNTED, type QueueFilter } from "./queue-filter";

const AT_A_TIME = 500;

const applicationRows = () => db.select(applicationColumns).from(applications);

type ExportedApplication = Awaited<ReturnType<typeof applicationRows>>[number];

/**
 * Exports at most 10,000 applications in the order of the list, after recording the export in the audit log. Those that
 * leave the state that was asked for meanwhile are left out.
 */
export async function exportApplications(
  filter: Pick<QueueFilter, "q" | "state"> & { tooShort?: boolean },
  staff: { id: string },
) {
  const ids = await newestIds(filter, MAX_COUNTED);
  await recordFirst(byStaff(staff), {
    action: "application.export",
    subject: "applications",
    detail: { state: filter.state, searched: filter.q !== "", applications: ids.length },
  });
  const batches = batchesOfIds(ids, (some) =>
    applicationRows().where(and(inArray(applications.id, some), inState(filter))),
  );
  return { rows: ids.length, batches };
}

/** Yields all applications in batches, oldest first, after recording the export in the audit log. */
export async function exportAllApplications(actor: Actor) {
  const all = await db.$count(applications);
  await recordFirst(actor, {
    action: "application.export",
    subject: "applications",
    detail: { applications: all },
  });
  return keysetBatches<ExportedApplication>((last) =>
    applicationRows()
      .where(gt(applications.id, last?.id ?? 0))
      .orderBy(applications.id)
      .limit(AT_A_TIME),
  );
}

type Exported = Application & { temporaryNumber: string; state: ApplicationState; appliedOn: string };
type Column = CsvColumn<Exported>;

const column = (title: string, cellOf: Column["cellOf"]): Column => ({ title, cellOf });

/** Returns the columns by their names in the specification; each code is followed by its name (`_DESC`). */
export function exportColumns(t: TFunction<"registrations">, language: Language): Column[] {
  const words = codeWords(language);
  const columnsOf = (field: Field) => [
    column(field.edge, (of) => of[field.key]),
    ...(isCode(field) ? [column(`${field.edge}_DESC`, (of) => words(field, of))] : []),
  ];
  return [
    column("TEMP_NO", (of) => of.temporaryNumber),
    column("STATE", (of) => of.state),
    column("STATE_DESC", (of) => t(`states.${of.state}`)),
    column("APP_DT", (of) => of.appliedOn),
    ...allFields.flatMap(columnsOf),
  ];
}
