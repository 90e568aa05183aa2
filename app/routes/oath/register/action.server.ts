import { data } from "@remix-run/node";
import { href } from "~/addresses/href";
import { oath as oathAddresses } from "~/addresses/public";
import { identityOf } from "~/auth/guards.server";
import type { Visit } from "~/auth/handler.server";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { findPublicName } from "~/domain/members/public-register.server";
import { readOath } from "~/domain/oaths/input";
import { findOwnOath, ownOathPath, type Registration, registerOath } from "~/domain/oaths/register.server";
import { ANYONE } from "~/domain/submissions/once.server";
import type { Answer, Refusal } from "~/fields/parse-form";
import { isHoneypotFilled } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { type AnswerOptions, type Next, submit } from "~/forms/submit.server";
import { formatDay, inLanguage, type Language, type LocalText, sentence } from "~/i18n";
import { describeError, log } from "~/platform/log.server";

export type OathAnswer = {
  answer?: Answer;
  sentence?: string;
  found?: { number: number; name: LocalText };
  before?: { number: number; day: string };
};
type OathAnswerOptions = AnswerOptions & Omit<OathAnswer, "answer">;

const notFound = { fields: { association_number: ["oath:not-found"] } };

/** Reads the form so that `refuse` answers with what was typed and, as a rule, that nobody has this number. */
function readSentOath(form: FormData) {
  const { refuse: reply, ...oath } = readOath(form);
  const refuse = (
    refusal: Refusal = oath.isReadable ? notFound : {},
    { status = 422, headers, ...rest }: OathAnswerOptions = {},
  ) => data<OathAnswer>({ answer: reply(refusal), ...rest }, { status, headers });
  return { ...oath, refuse };
}

async function findDoctor(number: number | null, { request, context }: Visit<"none">) {
  if (number === null) return null;
  await enforceRateLimit("lookUp", context, number);
  const doctor = await identityOf("doctor", request);
  const name = await findPublicName(number, doctor?.memberNumber ?? null);
  return name && { number, name };
}

async function registeredUnder(link: string | undefined, language: Language): Promise<Next> {
  const oath = await findOwnOath(link);
  if (!link || !oath) return { to: "/", say: "oath:registered" };
  return {
    to: "/",
    say: "oath:registered-name",
    params: { name: inLanguage(language, oath.name).value },
    link: { to: ownOathPath(link), key: "oath:own.link" },
  };
}

type Refuse = ReturnType<typeof readSentOath>["refuse"];

/** Answers an error: 429 and until when where there were too many requests, else 503 with the code given. */
function refuseError(
  error: unknown,
  refuse: Refuse,
  language: Language,
  failed: { log: string; say: string },
) {
  const later = retryAfterOf(error, language);
  if (later) {
    const { words, headers } = later;
    return refuse({}, { status: 429, headers, sentence: sentence(language, "auth:locked", words) });
  }
  log.error(failed.log, describeError(error));
  return refuse({ form: [failed.say] }, { status: 503, headers: { "Retry-After": "5" } });
}

/** Shows the name that belongs to the number; nothing is written. */
async function showName({ number, refuse }: ReturnType<typeof readSentOath>, visit: Visit<"none">) {
  const { language } = visit;
  try {
    const doctor = await findDoctor(number, visit);
    if (!doctor) return refuse();
    const found = { number: doctor.number, name: inLanguage(language, doctor.name) };
    return refuse({}, { status: 200, found });
  } catch (error) {
    const failed = { log: "failed to look up a name", say: "oath:unavailable" };
    return refuseError(error, refuse, language, failed);
  }
}

/** Registers an oath, or first shows the name that belongs to the typed number. */
export async function answerOath(visit: Visit<"none">) {
  const { request, context, language } = visit;
  const form = await readForm(request);
  const sent = readSentOath(form);
  const { number, asksName, refuse } = sent;
  if (isHoneypotFilled(form)) return refuse({ form: ["forms:trapped"] });
  if (asksName) return showName(sent, visit);
  const answer = async (outcome: Registration) => {
    if (outcome.result === "registered") return registeredUnder(outcome.link, language);
    const before = { number: number!, day: formatDay(outcome.day, language) };
    return data<OathAnswer>({ before });
  };
  return submit(request, {
    form: "dr-qasam",
    by: ANYONE,
    sent: form,
    read: () => ({ value: {}, refuse }),
    write: async (_, submission) => {
      const doctor = await findDoctor(number, visit);
      if (!doctor) return refuse();
      await enforceRateLimit("oath", context);
      return registerOath(doctor.number, submission);
    },
    answer: (outcome, _, { wrote }) =>
      wrote.changed
        ? { to: href(oathAddresses.register), say: "oath:sent-before", kind: "error" }
        : answer(outcome),
    failed: (error) =>
      refuseError(error, refuse, language, {
        log: "failed to store an oath registration",
        say: "oath:failed",
      }),
  });
}
