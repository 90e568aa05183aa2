import { inArray } from "drizzle-orm";
import sharp from "sharp";
import type { Tx } from "~/db/client.server";
import { members, nameChanges } from "~/db/schema";
import type { NameChangeState } from "~/domain/name-changes/states";
import { preparePaper, storePaper } from "~/platform/papers.server";

const DAY_MS = 24 * 60 * 60 * 1000;
const PAPER = { width: 620, height: 877, channels: 3, background: "#f7f2e8" } as const;

const asked: Array<{ memberNumber: number; state: NameChangeState; daysAgo: number; note?: string }> = [
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
    asked.map(async (request) => ({
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
