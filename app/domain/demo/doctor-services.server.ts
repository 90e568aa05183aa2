import { asc, eq, gte, inArray, sql } from "drizzle-orm";
import sharp from "sharp";
import { certificates, members, nameChanges, oaths, type Tx } from "~/db";
import { hashOfPrinted, printedName } from "~/domain/certificates/printed-certificate";
import { proofOf } from "~/domain/certificates/proof.server";
import { serialOf } from "~/domain/certificates/serial";
import { addKey, signerOf } from "~/domain/certificates/signing-keys.server";
import { validUntil } from "~/domain/certificates/validity";
import { CODE_BYTES, codeFrom } from "~/domain/certificates/verification-code";
import type { NameChangeState } from "~/domain/name-changes/input";
import { preparePaper, storePaper } from "~/platform/papers.server";
import { settings } from "~/platform/settings.server";
import { type SeededRandom, seededRandom } from "./chance";

const CERTIFIED = 10_001;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEY_DAYS_AGO = 100;
const issued = [{ daysAgo: 75 }, { daysAgo: 40, cancelledDaysAgo: 38 }];
const reason = "صدرت قبل تصحيح الاسم في السجلّ.";

const bytesBy = ({ below }: SeededRandom) => Uint8Array.from({ length: CODE_BYTES }, () => below(256));

export async function addDemoCertificates(tx: Tx, now: Date, staffId: string): Promise<void> {
  const by = seededRandom(2026);
  const [names] = await tx
    .select({ ar: members.nameAr, en: members.nameEn })
    .from(members)
    .where(eq(members.memberNumber, CERTIFIED));
  const name = { ar: printedName(names!.ar), en: printedName(names!.en) };
  const iss = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const key = signerOf(await addKey(new Date(now.getTime() - KEY_DAYS_AGO * DAY_MS), tx));
  for (const { daysAgo, cancelledDaysAgo } of issued) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const issuedOn = at.toISOString().slice(0, 10);
    const [year, month] = issuedOn.split("-").map(Number) as [number, number];
    const facts = { workStatus: 1, annual: year, socialYear: year, lastMonthSocial: month };
    const [next] = await tx.execute<{ number: string; position: string }>(
      sql`select nextval('certificate_numbers') as number, nextval('certificate_positions') as position`,
    );
    const printed = {
      serial: serialOf(year, Number(next!.number)),
      position: Number(next!.position),
      memberNumber: CERTIFIED,
      issuedOn,
      validUntil: validUntil(issuedOn),
    };
    await tx.insert(certificates).values({
      ...printed,
      proof: proofOf({ ...printed, name }, iss, key),
      code: codeFrom(bytesBy(by)),
      month: issuedOn.slice(0, 7),
      nameAr: name.ar,
      nameEn: name.en,
      facts,
      factsHash: hashOfPrinted({ memberNumber: CERTIFIED, name, facts }),
      createdAt: at,
      ...(cancelledDaysAgo !== undefined && {
        cancelledAt: new Date(now.getTime() - cancelledDaysAgo * DAY_MS),
        cancelledBy: staffId,
        cancelReason: reason,
      }),
    });
  }
}

const PAPER = { width: 620, height: 877, channels: 3, background: "#f7f2e8" } as const;

const requests: Array<{ memberNumber: number; state: NameChangeState; daysAgo: number; note?: string }> = [
  { memberNumber: 20004, state: "waiting", daysAgo: 3 },
  { memberNumber: 20011, state: "waiting", daysAgo: 1 },
  {
    memberNumber: 20017,
    state: "refused",
    daysAgo: 20,
    note: "صورة جواز السفر غير واضحة. نرجو إرسال صورة أوضح.",
  },
];

export async function storeDemoPapers() {
  const sheet = await sharp({ create: PAPER }).png().toBuffer();
  const paper = await preparePaper("جواز السفر.png", sheet);
  return Promise.all(
    requests.map(async (request) => ({
      ...request,
      documentKey: (await storePaper("documents/name-changes", paper)).key,
      documentName: paper.name,
      documentType: paper.mimeType,
      documentBytes: paper.bytes.length,
    })),
  );
}

type StoredRequest = Awaited<ReturnType<typeof storeDemoPapers>>[number];

export async function addDemoNameChanges(tx: Tx, stored: StoredRequest[], now: Date, decidedBy: string) {
  const numbers = stored.map(({ memberNumber }) => memberNumber);
  const names = await tx
    .select({ memberNumber: members.memberNumber, nameAr: members.nameAr, nameEn: members.nameEn })
    .from(members)
    .where(inArray(members.memberNumber, numbers));
  const nameOf = new Map(names.map(({ memberNumber, ...name }) => [memberNumber, name]));
  await tx.insert(nameChanges).values(
    stored.map(({ daysAgo, note, ...request }) => {
      const at = new Date(now.getTime() - daysAgo * DAY_MS);
      const { nameAr, nameEn } = nameOf.get(request.memberNumber)!;
      const decided = { decidedBy, decidedAt: new Date(at.getTime() + DAY_MS), decisionNote: note };
      return {
        ...request,
        nameAr: `${nameAr} العمري`,
        nameEn: `${nameEn} Al-Omari`,
        createdAt: at,
        ...(request.state !== "waiting" && decided),
      };
    }),
  );
}

const FIRST_NUMBER = 20_250;
const HOW_MANY = 25;
const MAX_HOURS_BETWEEN = 60;
const HOUR_MS = 60 * 60 * 1000;

export async function addDemoOaths(tx: Tx, now: Date): Promise<void> {
  const by = seededRandom(1954);
  const doctors = await tx
    .select({ associationNumber: members.memberNumber, doctorName: members.nameAr })
    .from(members)
    .where(gte(members.memberNumber, FIRST_NUMBER))
    .orderBy(asc(members.memberNumber))
    .limit(HOW_MANY);
  let at = now.getTime();
  const rows = doctors.map((doctor) => {
    at -= (1 + by.below(MAX_HOURS_BETWEEN)) * HOUR_MS;
    return { ...doctor, createdAt: new Date(at) };
  });
  await tx.insert(oaths).values(rows.reverse());
}
