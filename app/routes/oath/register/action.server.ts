import { type ActionFunctionArgs, data } from "@remix-run/node";
import { identityOf } from "~/auth/guards.server";
import { retryAfter } from "~/auth/refused-attempt.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { findPublicName } from "~/domain/members/public-register.server";
import { readOath } from "~/domain/oaths/input";
import { findOwnOath, ownOathPath, type Registration, registerOath } from "~/domain/oaths/register.server";
import { type Answered, findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import type { Answer } from "~/fields/parse-form";
import { isTrapped } from "~/forms";
import { formatDay, inLanguage, type LocalText, sentence } from "~/i18n";
import { languageOf } from "~/i18n/request-language.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";

export type OathAnswer = {
  answer?: Answer;
  sentence?: string;
  found?: { number: number; name: LocalText };
  before?: { number: number; day: string };
};
type Read = ReturnType<typeof readOath>;

const ANYONE = { id: "anyone" };
const notFound = { fields: { association_number: ["oath:not-found"] } };

const registered = (request: Request) =>
  redirectWithFlash(request, "/", { kind: "success", key: "oath:registered" });

async function registeredUnder(link: string | undefined, request: Request) {
  const oath = await findOwnOath(link);
  if (!link || !oath) return registered(request);
  const { value } = inLanguage(await languageOf(request), oath.name);
  return redirectWithFlash(request, "/", {
    kind: "success",
    key: "oath:registered-name",
    params: { name: value },
    link: { to: ownOathPath(link), key: "oath:own.link" },
  });
}

const refused = ({ isReadable, refuse }: Read) =>
  data<OathAnswer>({ answer: refuse(isReadable ? notFound : {}) }, { status: 422 });

async function findDoctor({ number }: Read, { request, context }: ActionFunctionArgs) {
  if (number === null) return null;
  await enforceRateLimit("lookUp", context, number);
  const doctor = await identityOf("doctor", request);
  const name = await findPublicName(number, doctor?.memberNumber ?? null);
  return name && { number, name };
}

async function lookUp(read: Read, sent: ActionFunctionArgs) {
  const doctor = await findDoctor(read, sent);
  if (!doctor) return refused(read);
  const name = inLanguage(await languageOf(sent.request), doctor.name);
  return data<OathAnswer>({ answer: read.refuse(), found: { number: doctor.number, name } });
}

async function outcomeOf({ outcome, changed }: Answered<Registration>, { number }: Read, request: Request) {
  if (changed) return redirectWithFlash(request, "/dr-qasam", { kind: "error", key: "oath:sent-before" });
  if (outcome.result === "registered") return registeredUnder(outcome.link, request);
  const day = formatDay(outcome.day, await languageOf(request));
  return data<OathAnswer>({ before: { number: number!, day } });
}

async function register(form: FormData, read: Read, sent: ActionFunctionArgs) {
  const submission = await submissionOf(form, "dr-qasam", ANYONE);
  return serialize(submission, async () => {
    const earlier = await findOutcome<Registration>(submission);
    if (earlier) return outcomeOf(earlier, read, sent.request);
    const doctor = await findDoctor(read, sent);
    if (!doctor) return refused(read);
    await enforceRateLimit("oath", sent.context);
    return outcomeOf(await registerOath(doctor.number, submission), read, sent.request);
  });
}

export async function oathAction(form: FormData, sent: ActionFunctionArgs) {
  const read = readOath(form);
  if (isTrapped(form))
    return data<OathAnswer>({ answer: read.refuse({ form: ["forms:trapped"] }) }, { status: 422 });
  try {
    return await (read.asksName ? lookUp(read, sent) : register(form, read, sent));
  } catch (error) {
    const language = await languageOf(sent.request);
    const later = retryAfter(error, language);
    if (later) {
      const { words, headers } = later;
      const refusal = { answer: read.refuse(), sentence: sentence(language, "auth:locked", words) };
      return data<OathAnswer>(refusal, { status: 429, headers });
    }
    log.error(read.asksName ? "a name was not looked up" : "an oath was not kept", describeError(error));
    const code = read.asksName ? "oath:unavailable" : "oath:failed";
    const headers = { "Retry-After": "5" };
    return data<OathAnswer>({ answer: read.refuse({ form: [code] }) }, { status: 503, headers });
  }
}
