import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import {
  type VerifiedCertificate,
  type VerifiedProof,
  verifyCertificate,
} from "~/domain/certificates/verification.server";
import { codeInput } from "~/domain/certificates/verification-code";
import { digestOfCode, enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { lookUpInput } from "~/domain/members/look-up";
import { findInPublicRegister } from "~/domain/members/public-register.server";
import { type Answer, formOf, parseForm } from "~/fields/parse-form";
import { formatLongDay, inLanguage, type Language, type LocalText, translator } from "~/i18n";
import { describeError, log } from "~/platform/log.server";

const registerInput = z.object({ number: lookUpInput.shape.doc_no });

export type Asking = { request: Request; context: AppLoadContext; language: Language };
type Question = Asking & { pathCode: string | undefined };

export type CheckView = {
  status: VerifiedCertificate["status"] | NonNullable<VerifiedProof["refused"]> | "not-found";
  name: { ar: string; en: string };
  number: number | null;
  issued: string;
  validUntil: string;
  cancelled: string | null;
  issuer?: string | null;
};
export type MemberView = { name: LocalText; practising: boolean; asOf: string };
export type SearchedBy = "code" | "number";
export type LookedUp = {
  status: number;
  searchedBy?: SearchedBy;
  typed?: string;
  sent?: string;
  answer?: Answer;
  check?: CheckView;
  member?: MemberView | "not-found";
  sentence?: string;
  headers?: Record<string, string>;
};

export const unknown: CheckView = {
  status: "not-found",
  name: { ar: "", en: "" },
  number: null,
  issued: "",
  validUntil: "",
  cancelled: null,
};

type Certificate = Omit<VerifiedCertificate, "status">;

/** Returns the verified facts of a certificate for display. */
export const particularsOf = (certificate: Certificate, language: Language) => ({
  name: certificate.name,
  number: certificate.memberNumber,
  issued: formatLongDay(certificate.issuedOn, language),
  validUntil: formatLongDay(certificate.validUntil, language),
  cancelled: certificate.cancelledOn && formatLongDay(certificate.cancelledOn, language),
});

export async function check(
  code: string | null,
  { context, language }: Pick<Asking, "context" | "language">,
): Promise<LookedUp> {
  if (code) await enforceRateLimit("lookUp", context, digestOfCode(code));
  const found = code ? await verifyCertificate(code) : null;
  if (!found) return { status: 404, check: unknown };
  return { status: 200, check: { status: found.status, ...particularsOf(found, language) } };
}

async function lookUpMember(memberNumber: number | null, { context, language }: Question): Promise<LookedUp> {
  if (memberNumber) await enforceRateLimit("lookUp", context, memberNumber);
  const found = memberNumber ? await findInPublicRegister(memberNumber) : null;
  if (!found) return { status: 404, member: "not-found" };
  const { name, practising, asOf } = found;
  return {
    status: 200,
    member: { name: inLanguage(language, name), practising, asOf: formatLongDay(asOf, language) },
  };
}

async function answerTo(question: Question): Promise<LookedUp> {
  const { request, pathCode } = question;
  const search = new URL(request.url).searchParams;
  if (pathCode !== undefined) {
    const asPath = { searchedBy: "code", typed: pathCode } as const;
    const form = formOf(new URLSearchParams({ code: pathCode }), "code");
    const { value, refuse } = parseForm(form, codeInput);
    if (!value) return { status: 404, ...asPath, answer: refuse() };
    return { ...(await check(value.code, question)), ...asPath };
  }
  const searchedBy = (["code", "number"] as const).find((name) => search.has(name));
  if (!searchedBy) return { status: 200 };
  const typed = search.get(searchedBy) ?? "";
  const schemas = { code: codeInput, number: registerInput };
  const { value, refuse } = parseForm(formOf(search, searchedBy), schemas[searchedBy]);
  if (!value) return { status: 422, searchedBy: searchedBy, typed, answer: refuse() };
  const found = await ("code" in value ? check(value.code, question) : lookUpMember(value.number, question));
  return { ...found, searchedBy: searchedBy, typed };
}

/** Answers the query of an address: a code in its path, or a field in its query. */
export const lookUpCertificate = (question: Question): Promise<LookedUp> =>
  orSayWhy(question.language, () => answerTo(question));

export async function orSayWhy(language: Language, work: () => Promise<LookedUp>): Promise<LookedUp> {
  const t = translator(language, "certificates");
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) throw error;
    const later = retryAfterOf(error, language);
    if (later) {
      const { words, headers } = later;
      return { status: 429, sentence: t("verify.too-many", words), headers };
    }
    log.error("failed to verify a certificate", describeError(error));
    return { status: 503, sentence: t("verify.failed"), headers: { "Retry-After": "5" } };
  }
}
