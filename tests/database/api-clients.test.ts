import { expect, it } from "vitest";
import { apiClients, audit, db } from "~/db";
import {
  addApiClient,
  findApiClient,
  listApiClients,
  revokeApiClient,
} from "~/domain/api-clients/api-clients.server";
import { aStaffUser } from "../builders/complaints";
import { useDatabase } from "../support/database";

useDatabase();

const by = (admin: { id: string }, id: string = crypto.randomUUID()) => ({
  id,
  form: "add-api-client",
  actor: admin.id,
  bodyHash: "same",
});

it("shows a key once, stores only its hash, and identifies the client until it is revoked", async () => {
  const admin = await aStaffUser("admin");
  const sent = by(admin);
  const { outcome, key } = await addApiClient(admin, { name: "Ministry", limit: 90, scopes: [] }, sent);
  expect(key).toMatch(/^na_[\w-]{43}$/);
  expect(await addApiClient(admin, { name: "Ministry", limit: 90, scopes: [] }, sent)).toMatchObject({
    outcome,
    key: null,
  });
  const kept = await db.select().from(apiClients);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify([kept, await db.select().from(audit)])).not.toContain(key);

  expect(await findApiClient(key!)).toEqual({
    id: outcome.id,
    callsPerMinute: 90,
    name: "Ministry",
    scopes: [],
  });
  expect(await findApiClient(`${key}x`)).toBeNull();
  expect(await listApiClients()).toMatchObject([
    { name: "Ministry", lastUsedAt: expect.any(Date), revokedAt: null },
  ]);

  for (const done of [true, true])
    expect((await revokeApiClient(admin, outcome.id, by(admin))).outcome).toEqual({ done });
  expect(await findApiClient(key!)).toBeNull();
  expect((await revokeApiClient(admin, crypto.randomUUID(), by(admin))).outcome).toEqual({ done: false });
  expect((await db.select().from(audit)).map(({ action }) => action)).toEqual([
    "api-client.create",
    "api-client.revoke",
  ]);
});
