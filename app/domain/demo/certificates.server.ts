import { eq, sql } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { certificates, members } from "~/db/schema";
import { hashOfPrinted, printedName } from "~/domain/certificates/printed-certificate";
import { serialOf } from "~/domain/certificates/serial";
import { validUntil } from "~/domain/certificates/validity";
import { CODE_BYTES, codeFrom } from "~/domain/certificates/verification-code";
import { type Chance, chance } from "./chance";

const MEMBER = 10_001;
const DAY_MS = 24 * 60 * 60 * 1000;
const given = [{ daysAgo: 75 }, { daysAgo: 40, cancelledDaysAgo: 38 }];
const reason = "صدرت قبل تصحيح الاسم في السجلّ.";

const bytesBy = ({ below }: Chance) => Uint8Array.from({ length: CODE_BYTES }, () => below(256));

export async function addDemoCertificates(tx: Tx, now: Date, staffId: string): Promise<void> {
  const by = chance(2026);
  const [names] = await tx
    .select({ ar: members.nameAr, en: members.nameEn })
    .from(members)
    .where(eq(members.memberNumber, MEMBER));
  const name = { ar: printedName(names!.ar), en: printedName(names!.en) };
  for (const { daysAgo, cancelledDaysAgo } of given) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const issuedOn = at.toISOString().slice(0, 10);
    const [year, month] = issuedOn.split("-").map(Number) as [number, number];
    const facts = { workStatus: 1, annual: year, socialYear: year, lastMonthSocial: month };
    const [next] = await tx.execute<{ number: string }>(sql`select nextval('certificate_numbers') as number`);
    await tx.insert(certificates).values({
      serial: serialOf(year, Number(next!.number)),
      code: codeFrom(bytesBy(by)),
      memberNumber: MEMBER,
      month: issuedOn.slice(0, 7),
      nameAr: name.ar,
      nameEn: name.en,
      facts,
      factsHash: hashOfPrinted({ memberNumber: MEMBER, name, facts }),
      issuedOn,
      validUntil: validUntil(issuedOn),
      createdAt: at,
      ...(cancelledDaysAgo !== undefined && {
        cancelledAt: new Date(now.getTime() - cancelledDaysAgo * DAY_MS),
        cancelledBy: staffId,
        cancelReason: reason,
      }),
    });
  }
}
