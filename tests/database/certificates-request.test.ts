import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Visit } from "~/auth/handler.server";
import { certificates, db, members, submissions } from "~/db";
import { requestCertificate } from "~/routes/doctor/certificate/request/route";
import { aMember } from "../builders/certificates";
import { useDatabase } from "../support/database";

useDatabase();

const doctor = { memberNumber: 10001, name: { ar: "أحمد", en: "Ahmad" }, mustSetPassword: false };
const address = "https://association.test/dashboard/registration-certificate";

async function ask(id: string = crypto.randomUUID()) {
  const form = new FormData();
  form.append("submission_id", id);
  const request = new Request(address, {
    method: "POST",
    body: form,
    headers: { Origin: new URL(address).origin },
  });
  const answer = await requestCertificate({ request, doctor, language: "en" } as Visit<"doctor">);
  if (answer instanceof Response)
    return { status: answer.status, to: answer.headers.get("Location"), headers: answer.headers };
  return {
    status: answer.init?.status,
    reason: answer.data.reason,
    headers: new Headers(answer.init?.headers),
  };
}

beforeEach(() => aMember(10001).then(() => {}));

it("returns the same certificate, however often it is requested", async () => {
  const first = await ask();
  expect(first).toMatchObject({ status: 303, to: expect.stringMatching(/^\/certificates\/\d{4}-\d{6}-\d$/) });
  expect((await ask()).to).toBe(first.to);
});

it("is refused with the reason while a condition is not met", async () => {
  await db.update(members).set({ workStatus: 2 });
  expect(await ask()).toMatchObject({ status: 403, reason: "blocked" });
});

it("is limited to ten requests a minute", async () => {
  for (let nth = 0; nth < 10; nth++) expect((await ask()).status).toBe(303);
  const late = await ask();
  expect(late).toMatchObject({ status: 429, reason: "too-often" });
  expect(late.headers.get("Retry-After")).toMatch(/^\d+$/);
  expect(await db.$count(certificates)).toBe(1);
});

it("issues nothing and says so if the audit entry fails, and works when it is repeated", async () => {
  await db.execute(
    sql`create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
  );
  await db.execute(sql`create trigger refused before insert on audit execute function refuse()`);
  const id = crypto.randomUUID();
  try {
    expect(await ask(id)).toMatchObject({ status: 503, reason: "failed" });
  } finally {
    await db.execute(sql`drop trigger refused on audit`);
  }
  expect([await db.$count(certificates), await db.$count(submissions)]).toEqual([0, 0]);
  expect((await ask(id)).status).toBe(303);
});
