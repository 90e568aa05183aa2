import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { audit, db, members, outbox, statusChanges } from "~/db";
import { ABROAD, DECEASED } from "~/domain/members/work-status";
import { membersFilter } from "~/domain/register/members-filter";
import {
  countSelected,
  numbersForStatus,
  readLabels,
  storeStatusFile,
  writeToMembers,
} from "~/domain/register/selected-members.server";
import { aMember } from "../builders/doctors";
import { aRegisterOffice, workOnFiles } from "../builders/register-files";
import { useDatabase } from "../support/database";

useDatabase();

const inIrbid = membersFilter(new URLSearchParams({ governorate: "إربد" }));

async function threeOfIrbid() {
  const office = await aRegisterOffice();
  await aMember(101, { governorate: "إربد", homeAddress: null, workAddress: "مستشفى إربد" });
  await aMember(102, { governorate: "إربد", email: null });
  await aMember(103, { governorate: "إربد", workStatus: DECEASED });
  await aMember(104, { governorate: "عمّان" });
  return office;
}

describe("a letter to selected members", () => {
  const letter = { subject: "دعوة", text: "الزملاء الأعزاء\n\nاجتماع & <غداء>" };

  it("goes once to each who has an address and has not died, a second apart", async () => {
    const office = await threeOfIrbid();
    await aMember(105, { governorate: "إربد" });
    expect(await countSelected(inIrbid)).toEqual({ all: 4, reachable: 2 });
    const by = office.by();
    const first = await writeToMembers(inIrbid, letter, by);
    const again = await writeToMembers(inIrbid, letter, by);
    expect([first.outcome, again.replayed]).toEqual([{ done: true, count: 2 }, true]);
    const queued = await db
      .select({
        recipient: outbox.recipient,
        about: outbox.about,
        html: outbox.html,
        wait: sql<number>`round(extract(epoch from next_try_at - created_at))::int`,
      })
      .from(outbox)
      .orderBy(asc(outbox.nextTryAt));
    expect(queued).toEqual([
      { recipient: "rana101@home.example", about: "member:101", html: expect.any(String), wait: 1 },
      { recipient: "rana105@home.example", about: "member:105", html: expect.any(String), wait: 2 },
    ]);
    expect(queued[0]!.html).toContain("اجتماع &#38; &#60;غداء&#62;");
    expect(
      await db.select({ detail: audit.detail }).from(audit).where(eq(audit.action, "member.letter")),
    ).toEqual([{ detail: { governorate: "إربد", members: 2, request: "دعوة" } }]);
  });

  it("is refused if it would reach nobody", async () => {
    const office = await threeOfIrbid();
    const nowhere = membersFilter(new URLSearchParams({ governorate: "الكرك" }));
    expect((await writeToMembers(nowhere, letter, office.by())).outcome).toEqual({
      done: false,
      reason: "nobody",
    });
    expect(await db.$count(outbox)).toBe(0);
  });
});

describe("a status for selected members", () => {
  it("is a file of the register, whose reason stands in the history, and which can be undone", async () => {
    const office = await threeOfIrbid();
    const numbers = await numbersForStatus(inIrbid, ABROAD);
    expect(numbers).toEqual([101, 102]);
    const { outcome } = await storeStatusFile(
      { numbers: numbers as number[], workStatus: ABROAD, reason: "كتاب الوزارة" },
      office.by(),
    );
    await workOnFiles();
    expect(await office.state(outcome.id)).toMatchObject({ state: "checked", counts: { changed: 2 } });
    await office.apply(outcome.id);
    expect(
      await db
        .select({
          number: statusChanges.memberNumber,
          after: statusChanges.after,
          reason: statusChanges.reason,
        })
        .from(statusChanges)
        .orderBy(asc(statusChanges.memberNumber)),
    ).toEqual([
      { number: 101, after: ABROAD, reason: "كتاب الوزارة" },
      { number: 102, after: ABROAD, reason: "كتاب الوزارة" },
    ]);
    await office.undo(outcome.id);
    expect(await db.$count(members, eq(members.workStatus, ABROAD))).toBe(0);
  });

  it("is refused if all have it or have died", async () => {
    await threeOfIrbid();
    expect(await numbersForStatus(inIrbid, 1)).toBe("nobody");
  });
});

describe("readLabels", () => {
  it("lists addresses by number without the dead, and records who read them", async () => {
    const { staff } = await threeOfIrbid();
    expect(await readLabels(inIrbid, 0, staff)).toEqual({
      labels: [
        expect.objectContaining({ memberNumber: 101, address: "مستشفى إربد", governorate: "إربد" }),
        expect.objectContaining({ memberNumber: 102 }),
      ],
      next: null,
    });
    expect(
      await db.select({ detail: audit.detail }).from(audit).where(eq(audit.action, "member.export")),
    ).toEqual([{ detail: { governorate: "إربد", members: 2 } }]);
  });
});
