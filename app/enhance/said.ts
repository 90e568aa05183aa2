import { type Check, swapQuotes } from "~/fields/checks";

/** The messages of a form by code, in the language of its page. */
export type Messages = Record<string, string>;

type CheckedForm = {
  form: HTMLFormElement;
  checks: Record<string, Check[]>;
  messages: Messages;
  say(text: string): void;
};

/** Finds all checked forms, and gives each a live region for screen readers. */
export function checkedForms(): CheckedForm[] {
  return [...document.querySelectorAll<HTMLFormElement>("form[data-enhance~=forms]")].map((form) => {
    const { checks = "{}", said: messagesJson = "{}" } = form.dataset;
    const status = form.querySelector(":scope > .spoken") ?? document.createElement("p");
    status.className = "spoken sr-only";
    status.role = "status";
    form.append(status);
    const say = (text: string) => {
      status.textContent = text;
    };
    return {
      form,
      checks: JSON.parse(swapQuotes(checks)),
      messages: JSON.parse(swapQuotes(messagesJson)),
      say,
    };
  });
}

/** Fills values into the braces of a sentence, such as `{name}: now {at} of {of}`. */
export const fillPlaceholders = (sentence: string, facts: Record<string, unknown>): string =>
  sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(facts[name] ?? placeholder));
