import { gt } from "drizzle-orm";
import type { TFunction } from "i18next";
import { db, oaths } from "~/db";
import { type Actor, byStaff, recordFirst } from "~/domain/audit/record.server";
import type { CsvColumn } from "~/platform/csv";
import { batchesOfIds, keysetBatches } from "~/platform/keyset-batches";
import type { OathFilter } from "./filter";
import { listOathIds, type Oath, oathRows, readOaths } from "./list.server";

const AT_A_TIME = 500;

/** Exports oaths, after recording the export in the audit log. */
export async function exportOaths(filter: Pick<OathFilter, "q" | "date" | "search">, staff: { id: string }) {
  const ids = await listOathIds(filter);
  await recordFirst(byStaff(staff), {
    action: "oath.export",
    subject: "oaths",
    detail: { ...(filter.date && { date: filter.date }), searched: filter.q !== "", oaths: ids.length },
  });
  return { rows: ids.length, batches: batchesOfIds(ids, readOaths) };
}

export async function exportAllOaths(actor: Actor) {
  const all = await db.$count(oaths);
  await recordFirst(actor, { action: "oath.export", subject: "oaths", detail: { oaths: all } });
  return keysetBatches<Oath>((last) =>
    oathRows()
      .where(gt(oaths.id, last?.id ?? 0))
      .orderBy(oaths.id)
      .limit(AT_A_TIME),
  );
}

export const oathColumns = (t: TFunction<"oath">): Array<CsvColumn<Oath>> => [
  { title: t("number"), cellOf: (oath) => oath.memberNumber },
  { title: t("staff.name-ar"), cellOf: (oath) => oath.doctorName },
  { title: t("staff.name-en"), cellOf: (oath) => oath.nameEn },
  { title: t("staff.registered"), cellOf: (oath) => oath.day },
];
