import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openSession } from "~/auth/sessions.server";
import { apiClients, db, sessions, staffUsers, webhooks } from "~/db";
import { hashPassword } from "~/platform/passwords.server";
import { action as confirm } from "~/routes/account/confirm";
import { action as changeAccount } from "~/routes/staff/accounts/change";
import { action as createAccount } from "~/routes/staff/accounts/list";
import { action as addClient } from "~/routes/staff/programs/api-clients";
import { action as addWebhook } from "~/routes/staff/programs/webhooks";
import { useDatabase } from "../support/database";

useDatabase();

const PASSWORD = "a password of the admin";
const SITE = "http://site.test";
let adminId: string;
let editorId: string;
let cookie: string;

const aStaffAccount = async (email: string, role: "admin" | "editor", passwordHash: string) => {
  const account = { email, fullName: email, role, passwordHash };
  const [{ id }] = (await db.insert(staffUsers).values(account).returning({ id: staffUsers.id })) as [
    { id: string },
  ];
  return id;
};

beforeEach(async () => {
  const passwordHash = await hashPassword(PASSWORD);
  adminId = await aStaffAccount("admin@site.test", "admin", passwordHash);
  editorId = await aStaffAccount("editor@site.test", "editor", passwordHash);
  const opened = await openSession("staff", new Request(SITE), adminId);
  cookie = opened.get("Set-Cookie")!.split(";")[0]!;
});

const ageSession = () =>
  db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.subject, adminId));

type Action = (args: never) => Promise<unknown>;

async function post(action: Action, path: string, fields: Record<string, string>, params = {}) {
  const body = new URLSearchParams({ submission_id: crypto.randomUUID(), ...fields });
  const request = new Request(SITE + path, {
    method: "POST",
    headers: { Cookie: cookie, Origin: SITE, Host: "site.test" },
    body,
  });
  const answer = (await action({ request, params, context: {} } as never)) as Response & {
    init?: { status: number };
  };
  return answer.init?.status ?? answer.status;
}

const ACCOUNTS = "/dashboard/accounts-management";
const account = { email: "new@site.test", full_name: "New Person", password: "another long password" };

const changes: Array<[string, () => Promise<number>, () => Promise<number>]> = [
  [
    "creates an admin",
    () => post(createAccount, ACCOUNTS, { ...account, role: "admin" }),
    () => db.$count(staffUsers, eq(staffUsers.email, account.email)),
  ],
  [
    "invites an admin",
    () => post(createAccount, `${ACCOUNTS}/invitations`, { ...account, role: "admin" }),
    () => db.$count(staffUsers, eq(staffUsers.email, account.email)),
  ],
  [
    "changes a role",
    () => post(changeAccount, `${ACCOUNTS}/${editorId}/role`, { role: "admin" }, { id: editorId }),
    () => db.$count(staffUsers, sql`id = ${editorId} and role = 'admin'`),
  ],
  [
    "creates an API key",
    () => post(addClient, "/dashboard/api-clients", { name: "A program", limit: "60" }),
    () => db.$count(apiClients),
  ],
  [
    "adds a webhook",
    () =>
      post(addWebhook, "/dashboard/webhooks", {
        url: "https://hooks.example.org/in",
        events: "certificate.cancelled",
      }),
    () => db.$count(webhooks),
  ],
];

describe("An admin whose session is older than ten minutes", () => {
  it.each(changes)("%s only after entering the password again", async (_, change, countDone) => {
    await ageSession();
    expect([await change(), await countDone()]).toEqual([403, 0]);
    expect(await post(confirm, `/account/confirm?next=${ACCOUNTS}`, { password: "wrong" })).toBe(422);
    expect([await change(), await countDone()]).toEqual([403, 0]);
    expect(await post(confirm, `/account/confirm?next=${ACCOUNTS}`, { password: PASSWORD })).toBe(303);
    expect([await change(), await countDone()]).toEqual([303, 1]);
  });

  it("creates an editor without being asked", async () => {
    await ageSession();
    expect(await post(createAccount, ACCOUNTS, { ...account, role: "editor" })).toBe(303);
  });
});

describe("An admin who signed in a moment ago", () => {
  it.each(changes)("%s without being asked", async (_, change, countDone) => {
    expect([await change(), await countDone()]).toEqual([303, 1]);
  });
});
