import { eq } from "drizzle-orm";
import { oaths } from "~/db/schema";
import { oathRows } from "./list.server";

const LINK = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const ownOathPath = (link: string) => `/dr-qasam/registered/${link}`;

/** The registration whose page a link leads to: whoever holds it, holds the page. */
export async function findOwnOath(link: string | undefined) {
  if (!link || !LINK.test(link)) return null;
  const [oath] = await oathRows().where(eq(oaths.link, link));
  if (!oath) return null;
  const { memberNumber, doctorName, nameEn, day } = oath;
  return { memberNumber, name: { ar: doctorName, en: nameEn }, day };
}
