import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { edition } from "~/content/edition";
import { contentRevisions, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import type { Hours } from "./hours";
import { isSeenBySecondPerson } from "./review";
import type { Fields, Shelf, Writer } from "./shelf";
import { addVersion, beginItem, bringInForce, type Opened, openItem } from "./versions.server";

export const AT_ONCE: Hours = { from: null, until: null };

export type Saved<Told = object> =
  | ({
      done: true;
      id: number;
      number: number;
      state: "draft" | "scheduled" | "live";
      isFirst: boolean;
    } & Told)
  | { done: false; because: "not-there" | "not-yours" | "changed-meanwhile" | "second-person" };

/** `waits`: readers have another one. */
export type Before<Its> = { fields: Its; waits: boolean };

type Writing<Its extends Fields, Told> = {
  staff: Writer;
  /** Null of what is to be added. */
  id: number | null;
  /** The number of the version that its writer saw; null: whatever is there now. */
  seen: number | null;
  /** Null for a draft. */
  publish: Hours | null;
  /** From the version that was the newest, what is written now, and what is to be told of it. */
  write(before: Before<Its> | null): { fields: Its; told?: Told; detail?: Record<string, unknown> };
};

const refused = (because: "not-there" | "not-yours" | "changed-meanwhile" | "second-person") =>
  ({ done: false, because }) as const;

async function opened<Its extends Fields>(
  tx: Tx,
  shelf: Shelf<Its>,
  { staff, id, seen, publish }: Pick<Writing<Its, unknown>, "staff" | "id" | "seen" | "publish">,
) {
  if (id === null) {
    if (publish && edition().association.review) return "second-person" as const;
    return { item: await beginItem(tx, shelf, staff.id), newest: null };
  }
  const there = await openItem(tx, shelf, id);
  if (!there) return "not-there" as const;
  if (!shelf.mayChange(staff, there)) return "not-yours" as const;
  if (seen !== null && seen !== there.newest.number) return "changed-meanwhile" as const;
  return there;
}

/** A new version: a draft, or with `publish` for readers from an hour on and until one. What was saved before stays. */
export async function saveVersion<Its extends Fields, Told extends object = object>(
  shelf: Shelf<Its>,
  writing: Writing<Its, Told>,
  submission: Submission,
) {
  const { staff, publish, write } = writing;
  return once(submission, async (tx): Promise<Saved<Told>> => {
    const its = await opened(tx, shelf, writing);
    if (typeof its === "string") return refused(its);
    const { item, newest } = its;
    const waits = item.shown !== null && newest?.number !== item.shown;
    const { fields, told, detail } = write(newest && { fields: newest.fields, waits });
    const isReviewed = !publish || !edition().association.review;
    if (!isReviewed && !isSeenBySecondPerson(newest, { publisherId: staff.id, fields }))
      return refused("second-person");
    const id = Number(item.key);
    const isFirst = item.shown === null;
    if (!publish && newest && isDeepStrictEqual(newest.fields, fields))
      return { done: true, id, number: newest.number, state: "draft", isFirst, ...(told as Told) };
    const at = now();
    const from = publish && (publish.from ?? at);
    const number = (newest?.number ?? 0) + 1;
    await addVersion(tx, shelf, item.id, {
      number,
      fields,
      authorId: staff.id,
      publish: from && { from, until: publish.until },
      createdAt: at,
    });
    await bringInForce(tx, shelf, item);
    const state = !from ? "draft" : from > at ? "scheduled" : "live";
    const noun = shelf.subject(id).split(":")[0];
    const isNew = state === "draft" ? !shelf.keep : isFirst;
    const deed = !isNew ? "update" : state === "draft" ? "draft" : "publish";
    await record(tx, byStaff(staff), `${noun}.${deed}`, shelf.subject(id), {
      ...detail,
      ...(state === "scheduled" && { from: from!.toISOString() }),
      ...(publish?.until && { until: publish.until.toISOString() }),
    });
    return { done: true, id, number, state, isFirst, ...(told as Told) };
  });
}

type Restoring = { staff: Writer; id: number; number: number };

/** An old version as a new draft; what readers have stays. Not done where there is no such version. */
export const restoreVersion = <Its extends Fields>(
  shelf: Shelf<Its>,
  { staff, id, number }: Restoring,
  submission: Submission,
) =>
  once(submission, async (tx) => {
    const there: Opened<Its> | null = await openItem(tx, shelf, id);
    if (!there || !shelf.mayChange(staff, there)) return { done: false };
    const { item, newest } = there;
    const [old] = await tx
      .select({ fields: contentRevisions.fields })
      .from(contentRevisions)
      .where(and(eq(contentRevisions.itemId, item.id), eq(contentRevisions.number, number)));
    if (!old?.fields) return { done: false };
    const fields = old.fields as Its;
    await addVersion(tx, shelf, item.id, {
      number: newest.number + 1,
      fields,
      authorId: staff.id,
      publish: null,
    });
    await bringInForce(tx, shelf, item);
    const noun = shelf.subject(id).split(":")[0];
    await record(tx, byStaff(staff), `${noun}.restore`, shelf.subject(id), { version: number });
    return { done: true };
  });
