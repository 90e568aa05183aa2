import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { phoneWords } from "~/content/phone-words";
import { messageInput, messageInputWithoutEmail, neededAlways } from "~/domain/complaints/input";
import { countMessage } from "~/domain/complaints/message-limits.server";
import { receiveMessage } from "~/domain/complaints/receive.server";
import { type Answered, findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { parseForm } from "~/fields/parse-form";
import { isTrapped, type RefusedMessage, WITHOUT_EMAIL } from "~/forms";
import { formatTime, type Language, translator } from "~/i18n";
import { languageOf } from "~/i18n/request-language.server";
import { secondsUntil } from "~/platform/clock.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { unavailableService } from "~/platform/unavailable";

type ContactAnswer = { refused: RefusedMessage };

const ANYONE = { id: "anyone" };

const isBlank = (value: FormDataEntryValue | null) => typeof value !== "string" || !value.trim();

function readMessage(form: FormData) {
  const { value, refuse } = parseForm(
    form,
    form.has(WITHOUT_EMAIL) ? messageInputWithoutEmail : messageInput,
  );
  const incomplete = neededAlways.some((name) => isBlank(form.get(name)));
  const refuseAs = (code?: string) =>
    refuse({ form: [...(incomplete ? ["forms:errors.required"] : []), ...(code ? [code] : [])] });
  return { message: value, refuse: refuseAs };
}

function received(request: Request, { outcome, changed }: Answered<{ receipt: string }>) {
  const to = `/contact-us/received/${outcome.receipt}`;
  if (changed) return redirectWithFlash(request, to, { kind: "error", key: "contact:sent-before" });
  return redirect(to, 303);
}

const refused = (answer: RefusedMessage["answer"], status: number) =>
  data<ContactAnswer>({ refused: { answer, sentence: null } }, { status });

function refusedUntil(until: Date, answer: RefusedMessage["answer"], language: Language) {
  const words = { time: formatTime(until, language), ...phoneWords() };
  const sentence = translator(language, "contact")("too-many", words);
  const seconds = secondsUntil(until);
  const headers = { "Retry-After": String(seconds) };
  return data<ContactAnswer>({ refused: { answer, sentence } }, { status: 429, headers });
}

export async function contactAction(form: FormData, { request, context }: ActionFunctionArgs) {
  const language = await languageOf(request);
  const submission = await submissionOf(form, "contact-us", ANYONE);
  const { message, refuse } = readMessage(form);
  try {
    return await serialize(submission, async () => {
      const earlier = await findOutcome<{ receipt: string }>(submission);
      if (earlier) return received(request, earlier);
      if (!message) return refused(refuse(), 422);
      const { until, held } = await countMessage(context);
      if (until) return refusedUntil(until, refuse(), language);
      const isHeld = held || isTrapped(form);
      return received(request, await receiveMessage(message, { language, held: isHeld }, submission));
    });
  } catch (error) {
    if (unavailableService(error)) throw error;
    log.error("a message could not be kept", describeError(error));
    return refused(refuse("contact:try-again"), 503);
  }
}
