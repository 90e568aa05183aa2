import { data } from "@remix-run/node";
import { href } from "~/addresses/href";
import { contact } from "~/addresses/public";
import type { Visit } from "~/auth/handler.server";
import { retryTimeText } from "~/auth/refused-attempt.server";
import { phoneWords } from "~/content/phone-words";
import { messageInput, messageInputWithoutEmail, neededAlways } from "~/domain/complaints/input";
import { countMessage } from "~/domain/complaints/message-limits.server";
import { receiveMessage } from "~/domain/complaints/receive.server";
import { ANYONE } from "~/domain/submissions/once.server";
import { type RefusedMessage, WITHOUT_EMAIL } from "~/features/contact/contact-form";
import { parseForm, type Refusal } from "~/fields/parse-form";
import { isHoneypotFilled } from "~/forms";
import { type AnswerOptions, submit } from "~/forms/submit.server";
import { type Language, translator } from "~/i18n";
import { secondsUntil } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { unavailableService } from "~/platform/unavailable";

const isBlank = (value: FormDataEntryValue | null) => typeof value !== "string" || !value.trim();

type ContactAnswerOptions = AnswerOptions & { sentence?: string };

/** `refuse` adds a general message above the form if something is missing. */
function readMessage(form: FormData) {
  const { value, refuse: reply } = parseForm(
    form,
    form.has(WITHOUT_EMAIL) ? messageInputWithoutEmail : messageInput,
  );
  const incomplete = neededAlways.some((name) => isBlank(form.get(name)));
  const refuse = (
    { form: codes = [] }: Refusal = {},
    { status = 422, headers, sentence }: ContactAnswerOptions = {},
  ) => {
    const answer = reply({ form: [...(incomplete ? ["forms:errors.required"] : []), ...codes] });
    const refused: RefusedMessage = { answer, sentence: sentence ?? null };
    return data({ refused }, { status, headers });
  };
  return { value: value && { message: value, isSuspected: isHoneypotFilled(form) }, refuse };
}

function tooMany(until: Date, language: Language): ContactAnswerOptions {
  const words = { time: retryTimeText(until, language), ...phoneWords() };
  const headers = { "Retry-After": String(secondsUntil(until)) };
  return { status: 429, headers, sentence: translator(language, "contact")("too-many", words) };
}

/** Keeps a message to the association, and leads to its receipt; what is suspected of a program is held for review. */
export const sendMessage = ({ request, context, language }: Visit<"none">) =>
  submit(request, {
    form: "contact-us",
    by: ANYONE,
    read: readMessage,
    write: async ({ message, isSuspected }, submission, refuse) => {
      const { until, held } = await countMessage(context);
      if (until) return refuse({}, tooMany(until, language));
      return receiveMessage(message, { language, held: held || isSuspected }, submission);
    },
    answer: ({ receipt }, _, { wrote }) => {
      const to = href(contact.received, { receipt });
      return wrote.changed ? { to, say: "contact:sent-before", kind: "error" } : { to };
    },
    failed: (error, refuse) => {
      if (unavailableService(error)) throw error;
      log.error("failed to store a message", describeError(error));
      return refuse({ form: ["contact:try-again"] }, { status: 503 });
    },
  });
