import { asc, eq } from "drizzle-orm";
import {
  computerUsers,
  elections,
  members,
  pollingCentres,
  rollObjections,
  type Tx,
  voteEvents,
  voters,
} from "~/db";
import { seededRandom } from "./chance";

const DAY_MS = 24 * 60 * 60 * 1000;
const OPEN_DAYS = 30;
const OBJECTION_DAYS = 7;
const OPENS = "08:00";
const CLOSES = "20:00";
const NOT_ON_ROLL = 5;
const HAVE_VOTED = 90;
const FIRST_MORE = 20_040;

const centres = [
  { code: 1, nameAr: "عمّان: مجمّع النقابات المهنية", nameEn: "Amman: Professional Associations Complex" },
  { code: 2, nameAr: "إربد: مقرّ الفرع", nameEn: "Irbid: branch office" },
  { code: 3, nameAr: "الزرقاء: مقرّ الفرع", nameEn: "Zarqa: branch office" },
  { code: 4, nameAr: "الكرك: مقرّ الفرع", nameEn: "Karak: branch office" },
  { code: 5, nameAr: "العقبة: مقرّ الفرع", nameEn: "Aqaba: branch office" },
];
const seats = [
  { username: "COMP1", code: 1, desk: "1" },
  { username: "COMP2", code: 2, desk: "3" },
];
const objections = [
  {
    memberNumber: 20_012,
    about: "wrong-centre" as const,
    words: "أعمل في إربد منذ عامين وأودّ الاقتراع فيها.",
  },
  { memberNumber: 20_015, about: "wrong-name" as const, words: "اسم العائلة في الجدول ناقص." },
];

async function addSeats(tx: Tx, centreIds: number[]) {
  const users = [];
  for (const { username, code, desk } of seats) {
    const seat = { centreId: centreIds[code - 1]!, desk };
    const [user] = await tx
      .update(computerUsers)
      .set(seat)
      .where(eq(computerUsers.username, username))
      .returning({ id: computerUsers.id });
    users.push({ id: user!.id, ...seat });
  }
  return users;
}

type Mark = { memberNumber: number; clerk: { id: string; centreId: number; desk: string }; at: Date };

/** Stores the votes as the desk does: on the roll and in its history. */
async function addMarks(tx: Tx, electionId: number, marks: Mark[]) {
  for (const { memberNumber, clerk, at } of marks)
    await tx
      .update(voters)
      .set({
        electF: 1,
        markedAt: at,
        markedBy: clerk.id,
        markedCentreId: clerk.centreId,
        markedDesk: clerk.desk,
      })
      .where(eq(voters.memberNumber, memberNumber));
  await tx.insert(voteEvents).values(
    marks.map(({ memberNumber, clerk, at }) => ({
      electionId,
      memberNumber,
      act: "mark" as const,
      by: clerk.id,
      centreId: clerk.centreId,
      desk: clerk.desk,
      at,
    })),
  );
}

/** Adds a running election with polling centres, clerks, a roll, votes and two objections. */
export async function addDemoElection(tx: Tx, now: Date, createdBy: string): Promise<void> {
  const after = (days: number, time = OPENS) => {
    const day = new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
    return new Date(`${day}T${time}:00+03:00`);
  };
  const year = now.getUTCFullYear();
  const [election] = await tx
    .insert(elections)
    .values({
      titleAr: `انتخابات مجلس النقابة ${year}`,
      titleEn: `Council Election ${year}`,
      opensAt: after(-1),
      closesAt: after(OPEN_DAYS, CLOSES),
      objectionsUntil: after(OBJECTION_DAYS),
      rollImportedAt: after(-3),
      createdBy,
    })
    .returning({ id: elections.id });
  const electionId = election!.id;
  const added = await tx
    .insert(pollingCentres)
    .values(centres.map((centre) => ({ ...centre, electionId })))
    .returning({ id: pollingCentres.id });
  const centreIds = added.map(({ id }) => id);
  const clerks = await addSeats(tx, centreIds);
  const by = seededRandom(1944);
  const register = await tx
    .select({ number: members.memberNumber })
    .from(members)
    .orderBy(asc(members.memberNumber));
  const numbers = register.map(({ number }) => number).slice(0, -NOT_ON_ROLL);
  const onRoll = numbers.map((memberNumber) => ({ electionId, memberNumber, centreId: by.pick(centreIds) }));
  await tx.insert(voters).values(onRoll);
  const voted = numbers.filter((number) => number >= FIRST_MORE).slice(0, HAVE_VOTED);
  const marks = voted.map((memberNumber, index) => {
    const clerk = by.pick(clerks);
    return { memberNumber, clerk, at: new Date(after(-1).getTime() + (index + 1) * 5 * 60 * 1000) };
  });
  await addMarks(tx, electionId, marks);
  await tx.insert(rollObjections).values(objections.map((each) => ({ ...each, electionId })));
}
