import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { audit, db, internshipApplications, internshipEvents } from "~/db";
import { findOwnApplication } from "~/domain/internships/application.server";
import { checkCorrection, correctApplication } from "~/domain/internships/correction.server";
import { today } from "~/platform/clock.server";
import { aKeptApplication, aReturnedApplication } from "../builders/kept-application";
import { useDatabase } from "../support/database";

useDatabase();

const aSubmission = (id: string = crypto.randomUUID()) => ({
  id,
  form: "correct",
  actor: "1",
  bodyHash: "x",
});
const readApplication = async (id: number) => (await findOwnApplication(id))!;

async function correct(
  id: number,
  sent: Record<string, string>,
  { version = 2, submission = aSubmission() } = {},
) {
  const kept = await readApplication(id);
  const { corrected } = checkCorrection({ stored: kept, requested: kept.returnFields, today: today() }, sent);
  return correctApplication({ id, version, corrected: corrected! }, submission);
}

it("changes the named fields, and puts the application back into the queue", async () => {
  const id = await aReturnedApplication(["DOC_NAME_E", "MOBIL"]);
  const before = await readApplication(id);
  const { outcome } = await correct(id, { DOC_NAME_E: "Sara Khatib", MOBIL: "0791234567", CITY: "1201" });
  expect(outcome).toEqual({ done: true });
  expect(await readApplication(id)).toEqual({
    ...before,
    nameEn: "Sara Khatib",
    state: "received",
    version: 3,
    updatedAt: expect.any(Date),
  });
  const events = await db.select().from(internshipEvents).where(eq(internshipEvents.kind, "corrected"));
  expect(events).toMatchObject([{ applicationId: id, fields: ["DOC_NAME_E"], staffId: null }]);
  expect(await db.select().from(audit).where(eq(audit.action, "application.correct"))).toMatchObject([
    { actorKind: "anonymous", subject: `application:${id}`, detail: { fields: ["DOC_NAME_E"] } },
  ]);
});

it("is stored once for twenty identical submissions, and for twenty different ones", async () => {
  const first = await aReturnedApplication(["MOBIL"]);
  const submission = aSubmission();
  const same = await Promise.all(
    Array.from({ length: 20 }, () => correct(first, { MOBIL: "0790000001" }, { submission })),
  );
  expect(same.map(({ outcome }) => outcome)).toEqual(Array(20).fill({ done: true }));
  await db.delete(internshipEvents);
  const second = await aReturnedApplication(["MOBIL"]);
  const different = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => correct(second, { MOBIL: `07900000${10 + nth}` })),
  );
  expect(different.filter(({ outcome }) => outcome.done)).toHaveLength(1);
  expect((await readApplication(second)).version).toBe(3);
  expect(await db.$count(internshipEvents, eq(internshipEvents.kind, "corrected"))).toBe(1);
});

it("changes nothing if the application changed in the meantime, is not returned, or was accepted", async () => {
  const changed = { done: false, reason: "changed-meanwhile" };
  const returned = await aReturnedApplication(["MOBIL"]);
  expect((await correct(returned, { MOBIL: "0790000001" }, { version: 1 })).outcome).toEqual(changed);
  const waiting = await aKeptApplication({ NATIONAL_NO: "2001000008" });
  expect((await correct(waiting, {}, { version: 1 })).outcome).toEqual(changed);
  await db
    .update(internshipApplications)
    .set({ state: "accepted", version: 3 })
    .where(eq(internshipApplications.id, returned));
  expect((await correct(returned, { MOBIL: "0790000001" }, { version: 3 })).outcome).toEqual(changed);
  expect(await readApplication(returned)).toMatchObject({
    mobile: "0791234567",
    version: 3,
    state: "accepted",
  });
});
