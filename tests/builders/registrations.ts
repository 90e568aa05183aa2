import { randomInt } from "node:crypto";
import { db } from "~/db/client.server";
import { internshipApplications, internshipEvents } from "~/db/schema";
import { applicationInput, applicationOf } from "~/domain/internships/application-input";
import { makeTemporaryNumber } from "~/domain/internships/temporary-number";
import { parseForm } from "~/forms/parse-form";
import { applicationForm } from "./applications";

type Changed = Partial<typeof internshipApplications.$inferInsert>;

/** An application in the database, received unless said otherwise, of a person of its own. */
export async function aRegistration(changed: Changed = {}) {
  const own = {
    NATIONAL_NO: `20${randomInt(10_000_000, 99_999_999)}`,
    ID_NO: `N${randomInt(100_000, 999_999)}`,
  };
  const { value } = parseForm(applicationForm(own), applicationInput("2026-11-22"));
  const [row] = await db
    .insert(internshipApplications)
    .values({
      ...applicationOf(value!),
      birthDate: `200${randomInt(10)}-01-${randomInt(10, 28)}`,
      temporaryNumber: makeTemporaryNumber(randomInt),
      appliedOn: "2026-11-01",
      ...changed,
    })
    .returning();
  return row!;
}

/** Something that happened to it. */
export const anEvent = (applicationId: number, kind: (typeof internshipEvents.$inferInsert)["kind"]) =>
  db.insert(internshipEvents).values({ applicationId, kind });
