import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { members } from "~/db/schema";
import { mobileEnding } from "./mobile-ending";

/** The last four digits of the mobile on record, or null where there is none to ask for. */
export async function findMobileEnding(memberNumber: number): Promise<string | null> {
  const [row] = await db
    .select({ mobile: members.mobile })
    .from(members)
    .where(eq(members.memberNumber, memberNumber));
  return mobileEnding(row?.mobile ?? null);
}
