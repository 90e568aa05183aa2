import { beforeEach, expect, it } from "vitest";
import { db, staffUsers } from "~/db";
import {
  beginSecondStep,
  enrolment,
  resealSecondSteps,
  secondStepOf,
} from "~/domain/accounts/second-step.server";
import { saveDraft } from "~/domain/internships/drafts.server";
import { resealApplicationCodes, resealDrafts } from "~/domain/internships/reseal.server";
import {
  newResumeCode,
  resumeHashesOf,
  resumeHashOf,
  sealCode,
  unsealCode,
} from "~/domain/internships/resume-code.server";
import { settings } from "~/platform/settings.server";
import { aStaffUser } from "../builders/complaints";
import { aRegistration } from "../builders/registrations";
import { useDatabase } from "../support/database";

useDatabase();

const [before, after] = ["an older secret, long enough to be one", "a newer secret, long enough to be one"];
const secrets = (...listed: string[]) => {
  settings.sessionSecrets = listed;
};
beforeEach(() => secrets(before));

it("keeps everything readable without the older secret, and changes no content", async () => {
  const account = await aStaffUser("admin");
  await beginSecondStep(account.id, "session");
  const secretOf = async () => enrolment((await secondStepOf(account.id)).sealed!, account, "Site")?.secret;
  const secret = await secretOf();
  const code = newResumeCode();
  await aRegistration({ sealedCode: sealCode(code), resumeHash: resumeHashOf(code) });
  const { draft } = await saveDraft({ DOC_NAME_A: "رنا" }, { token: null, language: "ar" });

  secrets(after, before);
  const one = { resealed: 1, lost: 0 };
  expect([await resealSecondSteps(), await resealApplicationCodes(), await resealDrafts()]).toEqual([
    one,
    one,
    one,
  ]);
  secrets(after);
  expect(await secretOf()).toBe(secret);
  const [kept] = await db.query.internshipApplications.findMany();
  expect(unsealCode(kept!.sealedCode!)).toBe(code);
  expect(resumeHashesOf(code)).toContain(kept!.resumeHash);
  expect(draft).toBeTruthy();
  expect(await resealDrafts()).toEqual(one);
});

it("skips values it cannot decrypt, and counts them", async () => {
  const account = await aStaffUser("admin");
  await beginSecondStep(account.id, "session");
  const [{ secondStepSecret }] = (await db.select().from(staffUsers)) as [typeof staffUsers.$inferSelect];
  secrets(after);
  expect(await resealSecondSteps()).toEqual({ resealed: 0, lost: 1 });
  expect((await secondStepOf(account.id)).sealed).toBe(secondStepSecret);
});
