import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { apply, inTheQueue } from "../builders/applicants";
import { today } from "../support/business-day";
import { openAccountOf } from "../visitor/doctors";
import { journeys, pattern, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { pressUntilFree } from "../visitor/numbers";

const SAVE = { css: "main form[method=post] [type=submit]" };
const FORM = { in: "main form[method=post]" };
const REQUEST = "/dashboard/registration-certificate";
const PASSWORD = "62840197";
const reason = "قرار لجنة السجلّ";

journeys("An accepted applicant", (language, test) => {
  const registrations = words(language, "registrations");
  const office = words(language, "register-office");
  const receipt = words(language, "internship-receipt");

  test("becomes a member, signs in and gets a certificate on the same day", async ({ visitor, another }) => {
    const applicant = await another();
    const person = await apply(applicant);
    await visitor.signIn("registrar");
    const application = await inTheQueue(visitor, person);
    await visitor.visit(`${application}/accept`);
    await expectPresentable(visitor);
    await visitor.fill({ DOC_NO: "10001" }, FORM);
    expect(await visitor.press(registrations["accept-form"].send)).toBe(422);
    await visitor.see(office.taken, { in: "[role=alert]" });
    expect(Number(await visitor.value("DOC_NO"))).toBeGreaterThan(20_320);
    await pressUntilFree(visitor, registrations["accept-form"].send);
    await visitor.see(pattern(registrations.accepted), { in: "[role=status]" });
    await visitor.press({ css: "main a[href^='/dashboard/register/']" });
    const member = visitor.path;
    const memberNumber = Number(member.split("/").at(-1));
    await visitor.see([person.DOC_NAME_A, person.NATIONAL_NO]);
    await expectPresentable(visitor);

    await applicant.visit(person.receipt);
    await applicant.see([receipt.facts["member-number"], String(memberNumber)]);
    await expectPresentable(applicant);
    const { NATIONAL_NO: nationalNumber, MOBIL: mobile } = person;
    await openAccountOf(applicant, { memberNumber, nationalNumber, mobile: mobile! }, PASSWORD);
    await applicant.visit(REQUEST);
    await applicant.see(words(language, "certificates").blocked["not-practising"], { in: "main" });

    await visitor.visit(`${member}/status`);
    await visitor.fill({ WORK_STATUS: "1", from: today, reason }, FORM);
    await visitor.press(SAVE);
    await visitor.see(office["status-saved"], { in: "[role=status]" });
    const [year, month] = today.split("-").map(Number);
    await visitor.visit(`${member}/dues`);
    const paid = { ANNUAL: `${year}`, LAST_Y_SOC: `${year}`, LAST_M_SOC: `${month}` };
    await visitor.fill({ ...paid, reason }, FORM);
    await visitor.press(SAVE);
    await visitor.see(office.saved, { in: "[role=status]" });

    const issued = await applicant.post(REQUEST, { submission_id: randomUUID() });
    expect(issued.status).toBe(303);
    await applicant.visit(issued.headers.get("Location")!);
    await applicant.see(String(memberNumber), { in: "main" });
  });
});
