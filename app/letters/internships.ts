import type { ApplicationField } from "~/domain/internships/fields";
import { type Language, translator } from "~/i18n";
import { nameIn } from "./body";
import { writtenLetter } from "./written";

export const codeLetter = ({ code, link }: { code: string; link: string | null }, language: Language) =>
  writtenLetter("code", language, { code, link });

/** Warns an applicant before the documents of an old draft are removed for lack of space. */
export const papersRemovedSoonLetter = (facts: { code: string; link: string | null }, language: Language) =>
  writtenLetter("papers-removed-soon", language, facts);

type Receipt = { temporaryNumber: string; code: string; link: string | null };

/** Confirms that an application arrived, without repeating anything that the applicant typed. */
export const receiptLetter = ({ temporaryNumber, code, link }: Receipt, language: Language) =>
  writtenLetter("receipt", language, { number: temporaryNumber, code, link });

type Applicant = {
  language: Language;
  nameAr: string;
  nameEn: string;
  temporaryNumber: string;
};

type Returned = { reason: string; fields: ApplicationField[]; papers: boolean; link: string };

const factsOf = (applicant: Applicant) => ({
  name: nameIn(applicant.language, applicant),
  number: applicant.temporaryNumber,
});

function namesOf(fields: ApplicationField[], language: Language): string {
  const t = translator(language, "internship");
  return new Intl.ListFormat(language).format(fields.map((field) => t(`fields.${field}`)));
}

export function returnedLetter(applicant: Applicant, { reason, fields, papers, link }: Returned) {
  const { language } = applicant;
  return writtenLetter("returned", language, {
    ...factsOf(applicant),
    reason,
    fields: namesOf(fields, language) || null,
    papers: papers ? translator(language, "registrations")("send-papers") : null,
    link,
  });
}

type Accepted = { memberNumber: number; link: string; portal: string };

/** Tells an applicant the association number, and where the account is opened. */
export const acceptedLetter = (applicant: Applicant, { memberNumber, link, portal }: Accepted) =>
  writtenLetter("accepted", applicant.language, {
    ...factsOf(applicant),
    member_number: String(memberNumber),
    link,
    portal,
  });
