import { randomInt } from "node:crypto";
import { db, internshipApplications, internshipEvents } from "~/db";
import { applicationInput, applicationOf } from "~/domain/internships/application";
import { makeTemporaryNumber } from "~/domain/internships/temporary-number";
import { parseForm } from "~/fields/parse-form";
import { applicationForm } from "./applications";

type Changed = Partial<typeof internshipApplications.$inferInsert>;

const DAY_MS = 86_400_000;
let persons = 0;

/** Inserts an application of a unique person, received unless changed. */
export async function aRegistration(changed: Changed = {}) {
  const person = ++persons;
  const identity = { NATIONAL_NO: String(2_090_000_000 + person), ID_NO: `N${900_000 + person}` };
  const { value } = parseForm(applicationForm(identity), applicationInput("2026-11-22"));
  const [row] = await db
    .insert(internshipApplications)
    .values({
      ...applicationOf(value!),
      birthDate: new Date(Date.UTC(1970, 0, 1) + person * DAY_MS).toISOString().slice(0, 10),
      temporaryNumber: makeTemporaryNumber(randomInt),
      appliedOn: "2026-11-01",
      ...changed,
    })
    .returning();
  return row!;
}

/** Adds an event to the history of an application. */
export const anEvent = (applicationId: number, kind: (typeof internshipEvents.$inferInsert)["kind"]) =>
  db.insert(internshipEvents).values({ applicationId, kind });
