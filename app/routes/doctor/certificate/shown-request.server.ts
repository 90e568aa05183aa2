import { pages } from "~/content/pages";
import { certificateFacts, listOwnCertificates } from "~/domain/certificates/certificates.server";
import { type CertificateBlock, certificateBlock } from "~/domain/certificates/eligibility";
import { certificateValidity } from "~/domain/certificates/validity";
import { monthOf, monthsAfter } from "~/domain/dues/paid-to";
import { formatDay, formatMonth } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { today } from "~/platform/clock.server";
import { documentTitle } from "~/ui/page-meta";

const MONTHS_BACK = -6;

/** What stands against a certificate, with the year and the month that its reasons name. */
function shownBlock(block: CertificateBlock, day: string, language: Language) {
  const { year, month } = monthsAfter(monthOf(day), MONTHS_BACK);
  const until = formatMonth(`${year}-${String(month).padStart(2, "0")}-01`, language);
  return { block, year: monthOf(day).year, month: until };
}

/** The page on which a doctor asks for the certificate: whether there is one today, and those there were. */
export async function shownRequest(memberNumber: number, language: Language) {
  const day = today();
  const [facts, earlier] = await Promise.all([
    certificateFacts(memberNumber),
    listOwnCertificates(memberNumber),
  ]);
  if (!facts) throw new Response(null, { status: 404 });
  const block = certificateBlock(facts, day);
  const title = pages["/dashboard/registration-certificate"][language];
  return {
    title,
    documentTitle: documentTitle(title, language),
    home: pages["/dr-dashboard"][language],
    today: formatDay(day, language),
    blocked: block && shownBlock(block, day, language),
    earlier: earlier.map(({ serial, issuedOn, validUntil, cancelledOn }) => ({
      serial,
      issued: formatDay(issuedOn, language),
      validUntil: formatDay(validUntil, language),
      state: certificateValidity({ validUntil, cancelled: cancelledOn !== null }, day),
    })),
  };
}

export type ShownRequest = Awaited<ReturnType<typeof shownRequest>>;
