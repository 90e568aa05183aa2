import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { latestEdition, readEditionFrom, setEdition } from "~/content/current-edition";
import type { Edition } from "~/content/edition";
import { contentItems, contentRevisions, db, type Tx } from "~/db";
import { insertRevisions } from "~/domain/revisions/revisions.server";
import { now, today } from "~/platform/clock.server";
import { concurrencyLimit } from "~/platform/concurrency-limit";
import { contentChanged, onContentChanged } from "~/platform/content-changes.server";
import { describeError, log } from "~/platform/log.server";
import { type RequestScope, requestScope } from "~/platform/request-scope.server";
import { settings } from "~/platform/settings.server";
import { belongsToAnotherAssociation, firstItems } from "./first-items.server";
import { type KindName, kindNames, kindOf } from "./kinds";
import { type LiveRevision, nextChange, resolveEdition, revisionsInForceAt } from "./resolve";

/** The content as delivered: it fills a new database, and is shown before the database is read. */
export const firstRevisions: LiveRevision[] = kindNames.flatMap((kind) =>
  kindOf(kind).first.map(({ key, fields, samples = [] }) => ({
    kind,
    key,
    fields,
    samples,
    from: 0,
    until: null,
  })),
);

let revisions: readonly LiveRevision[] = firstRevisions;
let written = "";
let timer: NodeJS.Timeout | undefined;
let day = "";
let until = Number.POSITIVE_INFINITY;

const LONGEST_TIMER_MS = 60 * 60 * 1000;

function hold(): void {
  const at = now().getTime();
  day = today();
  until = nextChange(revisions, at) ?? Number.POSITIVE_INFINITY;
  setEdition(resolveEdition(revisions, { at, today: day, samples: settings.demo }));
  clearTimeout(timer);
  timer = setTimeout(turn, Math.min(until - at, LONGEST_TIMER_MS)).unref();
}

/** Runs when something began or ended by schedule, and invalidates the cached pages. */
function turn(): void {
  const due = isDue();
  hold();
  if (due) contentChanged();
}

const isDue = () => day !== today() || now().getTime() >= until;

/** Returns the revisions in force now, including samples in every environment. */
export const currentRevisions = (): LiveRevision[] =>
  revisionsInForceAt(revisions, { at: now().getTime(), today: today() });

/** Returns all published versions that are current or scheduled, and past figures. */
export function publishedVersions(): LiveRevision[] {
  const at = now().getTime();
  const ended = new Map<string, number>();
  for (const { kind, key, fields, from } of revisions)
    if (!fields && from <= at) ended.set(`${kind}/${key}`, from);
  return revisions.filter(
    ({ kind, key, fields, from, until }) =>
      fields && (until === null || until > at) && !(from <= (ended.get(`${kind}/${key}`) ?? -1)),
  );
}

const editionOf = new WeakMap<RequestScope, Edition>();

readEditionFrom(() => {
  const scope = requestScope();
  return scope ? editionOf.get(scope) : undefined;
});

/** Makes the latest edition what holds at this moment; before any was read, the site as it is delivered. */
export function keepCurrent(): void {
  if (isDue()) hold();
}

/** Answers a request from the edition that holds when it begins; what begins or ends at that moment holds at once. */
export function beginWithLatestEdition(scope: RequestScope): void {
  keepCurrent();
  editionOf.set(scope, latestEdition());
}

/** Dated kinds keep a version for each day, and the times at which they were taken down. */
const dated = kindNames.flatMap((kind) => kindOf(kind).dated ?? []);
const validity = (revision: string) => {
  const days = dated.map((name) => `${revision}.fields ->> '${name}'`).join(", ");
  return sql.raw(`case when ${revision}.fields is not null then coalesce(${days}, '') end`);
};

/** Reads current and scheduled versions only, so that older ones cost readers nothing. */
async function readRevisions(): Promise<LiveRevision[]> {
  const at = now();
  const holding = sql`coalesce((select max(held.live_from) from ${contentRevisions} held
    where held.item_id = ${contentItems.id} and held.live_from <= ${at.toISOString()}::timestamptz
      and ${validity("held")} is not distinct from ${validity("content_revisions")}), '-infinity')`;
  /** Calculations for a past day need its figures. */
  const isWanted = sql`(${contentRevisions.liveFrom} >= ${holding} or ${contentItems.kind} = 'figures')`;
  const rows = await db
    .select({
      kind: contentItems.kind,
      key: contentItems.key,
      fields: contentRevisions.fields,
      samples: contentRevisions.samples,
      liveFrom: contentRevisions.liveFrom,
      liveUntil: contentRevisions.liveUntil,
    })
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .where(and(inArray(contentItems.kind, kindNames), isNotNull(contentRevisions.liveFrom), isWanted))
    .orderBy(asc(contentItems.id), asc(contentRevisions.number));
  return rows.map(({ kind, liveFrom, liveUntil, ...row }) => ({
    ...row,
    kind: kind as KindName,
    from: liveFrom!.getTime(),
    until: liveUntil?.getTime() ?? null,
  }));
}

const oneAtATime = concurrencyLimit(1);

/** Reads what is published, once an older reading has ended. Where it says something new, no page made before is kept. */
export const loadEdition = (): Promise<void> =>
  oneAtATime(async () => {
    const read = await readRevisions();
    const signature = JSON.stringify(read);
    if (signature === written) return;
    written = signature;
    revisions = read;
    hold();
    contentChanged();
  });

/** Fills in what the database does not know yet, and never what the association has written or taken down. */
export const addFirstEdition = (): Promise<void> => db.transaction(addMissingItems);

/** Does the same within a transaction that writes more. */
export async function addMissingItems(tx: Tx): Promise<void> {
  const first = firstItems(await belongsToAnotherAssociation(tx));
  const names = first.map(({ kind, key }) => ({ kind, key }));
  const made = await tx
    .insert(contentItems)
    .values(names)
    .onConflictDoNothing()
    .returning({ id: contentItems.id, kind: contentItems.kind, key: contentItems.key });
  const rows = made.map(({ id, kind, key }) => {
    const { fields, samples, draft } = first.find((item) => item.kind === kind && item.key === key)!;
    const liveFrom = draft ? null : new Date(0);
    return { itemId: id, number: 1, fields, samples: [...(samples ?? [])], liveFrom };
  });
  await insertRevisions(tx, rows);
}

export const hasContent = async (): Promise<boolean> => (await db.$count(contentItems)) > 0;

function loadAgain(): void {
  loadEdition().catch((error) => log.error("failed to read the published content", describeError(error)));
}

/** Loads the edition when the server starts, and follows every change of it in any process. */
export async function watchEdition(): Promise<void> {
  hold();
  await addFirstEdition();
  await loadEdition();
  onContentChanged(loadAgain);
}
