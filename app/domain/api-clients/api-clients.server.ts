import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { apiClients, db } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import type { ApiScope } from "./input";

const KEY_BYTES = 32;
const PREFIX = "na_";
const SHOWN_SIGNS = 4;

const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");

type New = { name: string; limit: number; scopes: ApiScope[] };
type Admin = { id: string };

/** Creates a client that may call `limit` times a minute. Returns its key this once; null when the form is repeated. */
export async function addApiClient(
  admin: Admin,
  { name, limit, scopes }: New,
  submission: Submission,
): Promise<Answered<{ id: string }> & { key: string | null }> {
  const key = PREFIX + randomBytes(KEY_BYTES).toString("base64url");
  const answer = await once(submission, async (tx) => {
    const row = {
      name,
      callsPerMinute: limit,
      scopes,
      keyHash: hashOf(key),
      keyEnd: key.slice(-SHOWN_SIGNS),
    };
    const [made] = await tx.insert(apiClients).values(row).returning({ id: apiClients.id });
    await record(tx, byStaff(admin), {
      action: "api-client.create",
      subject: `api-client:${made!.id}`,
      detail: { after: { name, limit, scopes } },
    });
    return { id: made!.id };
  });
  return { ...answer, key: answer.replayed ? null : key };
}

/** Revokes a key at once; repeating it changes nothing. */
export const revokeApiClient = (admin: Admin, id: string, submission: Submission) =>
  once(submission, async (tx): Promise<{ done: boolean }> => {
    const revoked = await tx
      .update(apiClients)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(apiClients.id, id), isNull(apiClients.revokedAt)))
      .returning({ name: apiClients.name });
    if (revoked.length > 0)
      await record(tx, byStaff(admin), {
        action: "api-client.revoke",
        subject: `api-client:${id}`,
        detail: { before: revoked[0] },
      });
    return { done: (await tx.$count(apiClients, eq(apiClients.id, id))) > 0 };
  });

export const listApiClients = () =>
  db.select().from(apiClients).orderBy(desc(apiClients.createdAt), desc(apiClients.id));

const stale = sql`(${apiClients.lastUsedAt} is null or ${apiClients.lastUsedAt} < now() - interval '1 minute')`;

/** Returns the client of an API key, or null for both unknown and revoked keys. */
export async function findApiClient(key: string) {
  const [client] = await db
    .select({
      id: apiClients.id,
      name: apiClients.name,
      callsPerMinute: apiClients.callsPerMinute,
      scopes: apiClients.scopes,
      stale: sql<boolean>`${stale}`,
    })
    .from(apiClients)
    .where(and(eq(apiClients.keyHash, hashOf(key)), isNull(apiClients.revokedAt)));
  if (!client) return null;
  const { stale: isStale, ...found } = client;
  if (isStale)
    await db
      .update(apiClients)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(apiClients.id, client.id), stale));
  return found;
}
