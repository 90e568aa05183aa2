import { fillPlaceholders } from "~/enhance/said";
import { type Chosen, timeLeft, type Words } from "./chosen";
import type { FileField } from "./file-field";
import { createElement } from "./frame";
import { type Outcome, reachesServer, sendFile } from "./send-file";

type Parts = {
  form: HTMLFormElement;
  fields: FileField[];
  to: string;
  words: Words;
  status: HTMLElement;
  busy: { hold(button: HTMLElement | null): void; free(): void };
};

const SAID_EVERY_MS = 10_000;
const SECOND = 1000;
/** Outcomes after which a file shows no button to try again. */
const ENDS = new Set<Outcome>(["odd", "away", "stopped"]);

const hiddenField = (name: string, value: string) =>
  createElement("input", "", { type: "hidden", "data-named": "", name, value });

type FileOfField = { field: FileField; chosen: Chosen };

/** The files of a form, in the order in which it shows them. */
function filesOf(fields: FileField[]) {
  const all = (): FileOfField[] =>
    fields.flatMap((field) => field.files().map((chosen) => ({ field, chosen })));
  return { all, waiting: () => all().filter(({ chosen }) => !chosen.staged) };
}

/** Submits the form as its pressed button would, naming its uploaded files; with `byName` false, files go in the body. */
function submitForm(
  form: HTMLFormElement,
  fields: FileField[],
  button: HTMLButtonElement | null,
  byName: boolean,
) {
  for (const field of fields) {
    field.keepChosen();
    const names = field.files().filter(({ file, staged }) => staged && (byName || !file));
    field.input.before(...names.map(({ staged }) => hiddenField(field.input.name, staged!)));
    if (byName) field.input.files = new DataTransfer().files;
  }
  if (button?.name) form.append(hiddenField(button.name, button.value));
  if (button?.hasAttribute("formaction")) form.action = button.formAction;
  HTMLFormElement.prototype.submit.call(form);
}

type Status = { say(...parts: string[]): void; wasSaidAt(): number };

/** Returns a function that shows how far a file is, and says about every ten seconds how long all of them will take. */
function progressOf(
  { field, chosen }: FileOfField,
  { say, wasSaidAt }: Status,
  { left, place, words }: { left: number; place: string; words: Words },
) {
  let began = Date.now();
  return (sent: number) => {
    if (!sent) began = Date.now();
    const rate = sent / Math.max(1, Date.now() - began);
    const seconds = (bytes: number) => (rate ? bytes / rate / SECOND : Number.POSITIVE_INFINITY);
    const remaining = rate ? timeLeft(seconds(chosen.size - sent), words.left) : "";
    field.frame(chosen).move(Math.min(1, sent / chosen.size), remaining);
    if (rate && Date.now() - wasSaidAt() > SAID_EVERY_MS)
      say(place, timeLeft(seconds(left - sent), words.left));
  };
}

function failureMessage(outcome: Outcome, field: FileField, words: Words) {
  if (outcome === "large") return field.limits.large;
  return outcome === "full" ? words.full : words.failed;
}

/** Uploads the files of a form one after the other, and reports the progress in a bar and in words. */
function fileSender(fields: FileField[], to: string, words: Words, status: Status) {
  const { all, waiting } = filesOf(fields);

  async function sendOne({ field, chosen }: FileOfField, place: string, signal: AbortSignal) {
    const frame = field.frame(chosen);
    const left = waiting().reduce((sum, { chosen: { size } }) => sum + size, 0);
    const progress = progressOf({ field, chosen }, status, { left, place, words });
    frame.tell(null);
    frame.again.hidden = true;
    const controller = new AbortController();
    chosen.stop = () => controller.abort();
    signal.addEventListener("abort", chosen.stop);
    const outcome = await sendFile({ to, file: chosen.file!, signal: controller.signal, progress });
    chosen.stop = undefined;
    const staged = typeof outcome === "object" ? outcome.staged : null;
    chosen.staged = staged;
    frame.move(staged ? 1 : null, staged ? words.arrived : "");
    if (!staged && !ENDS.has(outcome)) {
      frame.tell(failureMessage(outcome, field, words));
      frame.again.hidden = false;
    }
    return outcome;
  }

  /**
   * Resolves with null once all files are on the server; else with the outcome of the last that is not, or "odd" where the
   * form has to carry its files itself. Files may be added and removed meanwhile.
   */
  return async (signal: AbortSignal): Promise<Outcome | null> => {
    const tried = new Map<Chosen, Outcome>();
    const next = () => waiting().find(({ chosen }) => !tried.has(chosen));
    for (const { chosen } of all()) await chosen.ready;
    if (all().some(({ field, chosen }) => field.problemOf(chosen))) return "odd";
    for (const { field, chosen } of waiting()) field.frame(chosen).move(0, words.waiting);
    for (let one = next(); one; one = next()) {
      const { field, chosen } = one;
      await chosen.ready;
      if (signal.aborted) return "stopped";
      if (field.problemOf(chosen)) return "odd";
      if (!field.files().includes(chosen)) continue;
      const index = all().findIndex((each) => each.chosen === chosen) + 1;
      const place = fillPlaceholders(words.sending, { at: index, of: all().length });
      status.say(place);
      const outcome = await sendOne(one, place, signal);
      if (outcome === "odd" || outcome === "away" || signal.aborted) return outcome;
      tried.set(chosen, outcome);
    }
    const [last] = waiting().slice(-1);
    const missing = last ? tried.get(last.chosen)! : null;
    if (!missing || all().some(({ chosen }) => chosen.staged)) return missing;
    return missing === "full" || (await reachesServer()) ? "odd" : missing;
  };
}

/** Sends the files of a form ahead of it when it is submitted, then the form. Returns a function that tries again. */
export function sendsFilesAhead({ form, fields, to, words, status, busy }: Parts) {
  let button: HTMLButtonElement | null = null;
  let going: AbortController | null = null;
  let lastSaid = 0;
  const { action } = form;
  const { all, waiting } = filesOf(fields);
  const stop = createElement("button", words.stop, { type: "button" });
  stop.hidden = true;
  stop.onclick = () => going?.abort();
  status.after(stop);
  const say = (...parts: string[]) => {
    lastSaid = Date.now();
    status.textContent = parts.join(" · ");
  };
  /** Undoes what a failed submission added to the form, so that the next one does not carry it. */
  const resetForm = () => {
    for (const old of form.querySelectorAll("[data-named]")) old.remove();
    form.action = action;
  };
  const sendFiles = fileSender(fields, to, words, { say, wasSaidAt: () => lastSaid });

  async function start() {
    if (going) return;
    going = new AbortController();
    busy.hold(button);
    stop.hidden = false;
    const missing = await sendFiles(going.signal).catch((): Outcome => "odd");
    going = null;
    stop.hidden = true;
    if (!missing) say(words.all);
    if (!missing || missing === "odd" || missing === "away") {
      resetForm();
      busy.hold(button);
      return submitForm(form, fields, button, missing !== "odd");
    }
    say(words.stopped);
    busy.free();
    const failed = waiting()[0];
    if (failed && missing !== "stopped") failed.field.frame(failed.chosen).again.focus();
  }

  addEventListener("submit", (event) => {
    if (event.target !== form) return;
    if (going) return event.preventDefault();
    resetForm();
    if (event.defaultPrevented || !all().length) return;
    event.preventDefault();
    button = (event.submitter as HTMLButtonElement | null) ?? button;
    start();
  });
  addEventListener("online", () => {
    if (button && waiting().some(({ field, chosen }) => !field.frame(chosen).again.hidden)) start();
  });
  return start;
}
