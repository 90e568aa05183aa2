import { eq, isNotNull, lte, min } from "drizzle-orm";
import { contentItems, db, type Tx } from "~/db";
import { eventKind } from "~/domain/events/events.server";
import { galleryKind } from "~/domain/galleries/kind.server";
import { newsKind } from "~/domain/news/articles.server";
import type { PublicationKind } from "~/domain/publications/kind";
import { applyPublicVersion } from "~/domain/publications/projection.server";
import type { Fields } from "~/domain/revisions/kind";
import { itemColumns } from "~/domain/revisions/revisions.server";
import { now } from "~/platform/clock.server";
import { onContentChanged } from "~/platform/content-changes.server";
import { describeError, log } from "~/platform/log.server";

const AGAIN_AFTER_MS = 1000;
const LONGEST_TIMER_MS = 60 * 60 * 1000;

const kinds = [newsKind, eventKind, galleryKind] as unknown as Array<PublicationKind<Fields>>;

let next: Date | null = null;
let timer: NodeJS.Timeout | undefined;
let underWay: Promise<void> = Promise.resolve();

async function bringItem(tx: Tx, id: number): Promise<void> {
  const [item] = await tx
    .select({ ...itemColumns, kind: contentItems.kind, nextAt: contentItems.nextAt })
    .from(contentItems)
    .where(eq(contentItems.id, id))
    .for("update");
  const kind = kinds.find(({ name }) => name === item?.kind);
  if (item?.nextAt && kind && item.nextAt <= now()) await applyPublicVersion(tx, kind, item);
}

/** Publishes or hides everything that is due; safe to call from several processes. */
export async function publishDue(): Promise<void> {
  const due = await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(lte(contentItems.nextAt, now()));
  for (const { id } of due) await db.transaction((tx) => bringItem(tx, id));
  const [coming] = await db
    .select({ at: min(contentItems.nextAt) })
    .from(contentItems)
    .where(isNotNull(contentItems.nextAt));
  next = coming?.at ?? null;
  waitFor(next ? next.getTime() - now().getTime() : LONGEST_TIMER_MS);
}

function waitFor(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(keepHours, Math.min(Math.max(milliseconds, 0), LONGEST_TIMER_MS)).unref();
}

function tryAgain(error: unknown): void {
  log.error("failed to publish scheduled content", describeError(error));
  next = new Date(now().getTime() + AGAIN_AFTER_MS);
  waitFor(AGAIN_AFTER_MS);
}

/** Runs one after the other, so that changes during one run are seen by the next. */
function keepHours(): Promise<void> {
  underWay = underWay.then(publishDue).catch(tryAgain);
  return underWay;
}

/** To be awaited before a page is rendered, so that nothing is shown after its end or withheld after its start. */
export async function ensureDueIsPublished(): Promise<void> {
  if (next && next <= now()) await keepHours();
}

/**
 * Publishes from the start of the server on: what became due meanwhile, and every scheduled time that any process
 * announces.
 */
export async function schedulePublishing(): Promise<void> {
  await keepHours();
  onContentChanged(() => void keepHours());
}
