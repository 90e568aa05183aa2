import { sql } from "drizzle-orm";
import { db } from "~/db";
import { describeError, log } from "~/platform/log.server";
import { siteReadOnly } from "~/platform/read-only.server";
import { sweepStaged } from "./staged-files.server";
import { noteOrphans, sweepFiles } from "./sweep.server";

const MINUTE = 60_000;
const ORPHANS_EVERY = 60;

export async function deleteExpired(): Promise<void> {
  await db.execute(sql`delete from sessions where expires_at < now()`);
  await db.execute(sql`delete from passkey_challenges where expires_at < now()`);
  await db.execute(sql`delete from second_step_resets where expires_at < now()`);
  await db.execute(
    sql`with gone as (delete from internship_drafts where expires_at < now() returning id)
      insert into file_deletions (key)
      select document_key from internship_draft_papers join gone on gone.id = draft_id
      on conflict do nothing`,
  );
  await db.execute(
    sql`delete from throttles where window_started_at < now() - interval '1 day' and coalesce(blocked_until, now()) <= now()`,
  );
  await db.execute(sql`delete from doctor_recoveries where expires_at < now() - interval '30 days'`);
  await db.execute(sql`delete from submissions where created_at < now() - interval '30 days'`);
}

/**
 * Tidies up every minute, and runs the tasks of other areas; never while the site is read-only. The returned function stops it
 * after the round in progress.
 */
export function startHousekeeping(tasks: ReadonlyArray<() => Promise<void>>): () => Promise<void> {
  let round = 0;
  let current = Promise.resolve();
  const tidy = async () => {
    if (siteReadOnly()) return;
    try {
      await deleteExpired();
      for (const task of tasks) await task();
      if (round++ % ORPHANS_EVERY === 0) {
        await noteOrphans(new Date());
        await sweepStaged(new Date());
      }
      await sweepFiles();
    } catch (error) {
      log.warn("postponed housekeeping", describeError(error));
    }
  };
  const timer = setInterval(() => {
    current = current.then(tidy);
  }, MINUTE);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
