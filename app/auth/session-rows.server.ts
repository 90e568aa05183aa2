import { createHash, randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { sessions } from "~/db/schema";
import type { LoginKind } from "~/domain/accounts/identities";
import { isLive } from "~/domain/accounts/sessions.server";

export { endSessionsOf } from "~/domain/accounts/sessions.server";

const TOUCH_AFTER_S = 60;

/** What the database keeps of a session's token; another of our signed cookies, moved here, holds no text and fits none. */
export const hashOf = (token: unknown) => createHash("sha256").update(String(token)).digest("base64url");

type Facts = { kind: LoginKind; subject: string; device: string | null; shared: boolean };

/** Where the sessions of one login live: the database keeps the hash of the token only. */
export const sessionRows = (kind: LoginKind, lifeSeconds: number) => ({
  async createData(facts: Partial<Facts>) {
    const token = randomBytes(32).toString("base64url");
    await db.insert(sessions).values({
      tokenHash: hashOf(token),
      kind,
      subject: facts.subject ?? "",
      device: facts.device ?? null,
      shared: facts.shared ?? false,
      expiresAt: sql`now() + make_interval(secs => ${lifeSeconds})`,
    });
    return token;
  },

  async readData(token: string): Promise<Facts | null> {
    const own = and(eq(sessions.tokenHash, hashOf(token)), eq(sessions.kind, kind));
    const [row] = await db
      .select({
        subject: sessions.subject,
        device: sessions.device,
        shared: sessions.shared,
        stale: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(secs => ${TOUCH_AFTER_S})`,
      })
      .from(sessions)
      .where(and(own, isLive(kind)));
    if (!row) return null;
    if (row.stale) await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(own);
    return { kind, subject: row.subject, device: row.device, shared: row.shared };
  },

  async updateData() {
    throw new Error("A session never changes: a new sign-in makes a new one.");
  },

  async deleteData(token: string) {
    await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
  },
});
