import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { edition } from "~/content/current-edition";
import { contentItems, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import type { Hours } from "./hours";
import type { Fields, SavedState, VersionedKind } from "./kind";
import { isSeenBySecondPerson } from "./review";
import { endScheduled, findRevision, type Item, insertRevisions, type Revision } from "./revisions.server";

/** Published at once and without end. */
export const IMMEDIATELY: Hours = { from: null, until: null };

type Refusal = "changed-meanwhile" | "second-person";

/** `id` is `key` as a number, for kinds whose keys are numbers. */
export type Saved<Result = object, Unopened = "not-there" | "not-yours"> =
  | ({ done: true; key: string; id: number; number: number; state: SavedState; isFirst: boolean } & Result)
  | { done: false; reason: Refusal | Unopened };

/** An item locked until the transaction ends, with its newest revision; null for a new item. */
export type LockedItem<KindFields extends Fields> = { item: Item; newest: Revision<KindFields> | null };

/** Finds or begins the item that is written to, and locks it until the transaction ends; or says why it may not be. */
export type LockItem<KindFields extends Fields, Unopened extends string> = (
  tx: Tx,
) => Promise<LockedItem<KindFields> | Unopened>;

/** The previous state; `isDown` is true if it was taken down, `waits` if readers see another version. */
export type PreviousState<KindFields> = { fields: KindFields; isDown: boolean; waits: boolean };

export type SaveOptions<KindFields extends Fields, Result, Unopened extends string> = {
  staff: { id: string };
  open: LockItem<KindFields, Unopened>;
  /** The number of the version that the writer saw, 0 if there was none; null accepts any. */
  seen: number | null;
  /** Null for a draft. */
  publish: Hours | null;
  /** Returns what to write after the previous state, and what the caller learns of it. */
  write(before: PreviousState<KindFields> | null): {
    fields: KindFields;
    result?: Result;
    detail?: Record<string, unknown>;
  };
  /** Updates the readers' table to the version in force. */
  project?(tx: Tx, item: Item): Promise<void>;
  /** Saving a draft that equals the newest version creates no version. */
  skipUnchanged?: true;
};

const refused = <Because extends string>(reason: Because) => ({ done: false, reason }) as const;

const before = <KindFields extends Fields>({
  item,
  newest,
}: LockedItem<KindFields>): PreviousState<KindFields> | null =>
  newest?.readableFields
    ? {
        fields: newest.readableFields,
        isDown: newest.fields === null,
        waits: item.shown !== null && newest.number !== item.shown,
      }
    : null;

/** Deletes a new item whose saving was refused. */
const forget = (tx: Tx, { id }: Item) => tx.delete(contentItems).where(eq(contentItems.id, id));

/** Adds a version: a draft, or with `publish` for readers from an hour on and until one. What was saved before stays. */
export const saveVersion = <
  KindFields extends Fields,
  Unopened extends string,
  Result extends object = object,
>(
  kind: VersionedKind<KindFields>,
  writing: SaveOptions<KindFields, Result, Unopened>,
  submission: Submission,
): Promise<Answered<Saved<Result, Unopened>>> =>
  once(submission, async (tx): Promise<Saved<Result, Unopened>> => {
    const { staff, open, seen, publish, write, project, skipUnchanged } = writing;
    const opened = await open(tx);
    if (typeof opened === "string") return refused(opened);
    const { item, newest } = opened;
    if (seen !== null && newest && seen !== newest.number) return refused("changed-meanwhile");
    const isReviewed = publish !== null && edition().association.review;
    if (isReviewed && !newest) {
      await forget(tx, item);
      return refused("second-person");
    }
    const { fields, result, detail } = write(before(opened));
    if (isReviewed && !isSeenBySecondPerson(newest, { publisherId: staff.id, fields }))
      return refused("second-person");
    const { key } = item;
    const id = Number(key);
    const isFirst = item.shown === null;
    if (skipUnchanged && !publish && newest && isDeepStrictEqual(newest.fields, fields))
      return { done: true, key, id, number: newest.number, state: "draft", isFirst, ...(result as Result) };
    const at = now();
    const liveFrom = publish && (publish.from ?? at);
    const number = (newest?.number ?? 0) + 1;
    await insertRevisions(tx, [
      {
        ...{ itemId: item.id, number, fields, ...kind.filesOf(fields) },
        ...{ authorId: staff.id, publisherId: publish && staff.id },
        ...{ liveFrom, liveUntil: publish?.until, createdAt: at },
      },
    ]);
    await project?.(tx, item);
    const state = !liveFrom ? "draft" : liveFrom > at ? "scheduled" : "live";
    await record(tx, byStaff(staff), {
      action: kind.actionOf({ state, isFirst }),
      subject: kind.subjectOf(key),
      detail: {
        ...detail,
        ...(state === "scheduled" && { from: liveFrom!.toISOString() }),
        ...(publish?.until && { until: publish.until.toISOString() }),
      },
    });
    return { done: true, key, id, number, state, isFirst, ...(result as Result) };
  });

type Restoring<KindFields extends Fields> = Pick<
  SaveOptions<KindFields, never, string>,
  "staff" | "open" | "project"
> & {
  number: number;
};

/** Adds an old version as a new draft; what readers have stays. Not done where there is no such version. */
export const restoreVersion = <KindFields extends Fields>(
  kind: VersionedKind<KindFields>,
  { staff, open, project, number }: Restoring<KindFields>,
  submission: Submission,
) =>
  once(submission, async (tx) => {
    const opened = await open(tx);
    if (typeof opened === "string" || !opened.newest) return { done: false };
    const { item, newest } = opened;
    const old = await findRevision(tx, kind, item.id, number);
    if (!old?.fields) return { done: false };
    const { fields } = old;
    await insertRevisions(tx, [
      {
        ...{ itemId: item.id, number: newest.number + 1, fields, ...kind.filesOf(fields) },
        ...{ authorId: staff.id, createdAt: now() },
      },
    ]);
    await project?.(tx, item);
    await record(tx, byStaff(staff), {
      action: kind.restoreAction,
      subject: kind.subjectOf(item.key),
      detail: { version: number },
    });
    return { done: true };
  });

/** Takes a thing down at once; what it said stays among its versions. Not done where nothing of it is shown or waits. */
export const takeDown = <KindFields extends Fields>(
  kind: VersionedKind<KindFields>,
  { staff, open }: Pick<SaveOptions<KindFields, never, string>, "staff" | "open">,
  submission: Submission,
) =>
  once(submission, async (tx) => {
    const opened = await open(tx);
    if (typeof opened === "string" || !opened.newest?.fields) return { done: false };
    const { item, newest } = opened;
    const at = now();
    await endScheduled(tx, item.id, at);
    await insertRevisions(tx, [
      {
        ...{ itemId: item.id, number: newest.number + 1, fields: null },
        ...{ authorId: staff.id, publisherId: staff.id, liveFrom: at },
      },
    ]);
    await record(tx, byStaff(staff), { action: "content.take-down", subject: kind.subjectOf(item.key) });
    return { done: true };
  });
