import { filled } from "~/enhance/said";
import { type Chosen, timeLeft, type Words } from "./chosen";
import type { FileField } from "./file-field";
import { element } from "./frame";
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
/** After them no file is tried again by itself. */
const ENDS = new Set<Outcome>(["odd", "away", "stopped"]);

const named = (name: string, value: string) =>
  element("input", "", { type: "hidden", "data-named": "", name, value });

/** Uploads the files of a form one by one ahead of the form, and reports the progress in a bar and in words. */
export function sendsFilesAhead({ form, fields, to, words: messages, status, busy }: Parts) {
  let button: HTMLButtonElement | null = null;
  let going: AbortController | null = null;
  let lastSaid = 0;
  const { action } = form;
  const stop = element("button", messages.stop, { type: "button" });
  stop.hidden = true;
  stop.onclick = () => going?.abort();
  status.after(stop);

  const all = () => fields.flatMap((field) => field.files().map((chosen) => ({ field, chosen })));
  const waiting = () => all().filter(({ chosen }) => !chosen.staged);
  const say = (...parts: string[]) => {
    lastSaid = Date.now();
    status.textContent = parts.join(" · ");
  };

  /** Removes the fields that a failed submission added, so that the next one does not carry them. */
  function asItWas() {
    for (const old of form.querySelectorAll("[data-named]")) old.remove();
    form.action = action;
  }

  /** As the pressed button would have sent it, whose submit event is over: with the names of its files, or all in it. */
  function sendForm(byName: boolean) {
    asItWas();
    for (const field of fields) {
      field.keepChosen();
      const names = field.files().filter(({ file, staged }) => staged && (byName || !file));
      field.input.before(...names.map(({ staged }) => named(field.input.name, staged!)));
      if (byName) field.input.files = new DataTransfer().files;
    }
    busy.hold(button);
    if (button?.name) form.append(named(button.name, button.value));
    if (button?.hasAttribute("formaction")) form.action = button.formAction;
    HTMLFormElement.prototype.submit.call(form);
  }

  function sentence(outcome: Outcome, field: FileField) {
    if (outcome === "large") return field.limits.large;
    return outcome === "full" ? messages.full : messages.failed;
  }

  async function sendOne(field: FileField, chosen: Chosen, place: string, signal: AbortSignal) {
    const frame = field.frame(chosen);
    let began = Date.now();
    const left = waiting().reduce((sum, { chosen: { size } }) => sum + size, 0);
    const progress = (sent: number) => {
      if (!sent) began = Date.now();
      const rate = sent / Math.max(1, Date.now() - began);
      const seconds = (bytes: number) => (rate ? bytes / rate / SECOND : Number.POSITIVE_INFINITY);
      const words = rate ? timeLeft(seconds(chosen.size - sent), messages.left) : "";
      frame.move(Math.min(1, sent / chosen.size), words);
      if (rate && Date.now() - lastSaid > SAID_EVERY_MS)
        say(place, timeLeft(seconds(left - sent), messages.left));
    };
    frame.tell(null);
    frame.again.hidden = true;
    const controller = new AbortController();
    chosen.stop = () => controller.abort();
    signal.addEventListener("abort", chosen.stop);
    const outcome = await sendFile({ to, file: chosen.file!, signal: controller.signal, progress });
    chosen.stop = undefined;
    const staged = typeof outcome === "object" ? outcome.staged : null;
    chosen.staged = staged;
    const failed = !staged && !ENDS.has(outcome);
    frame.move(staged ? 1 : null, staged ? messages.arrived : "");
    if (failed) {
      frame.tell(sentence(outcome, field));
      frame.again.hidden = false;
    }
    return outcome;
  }

  /**
   * Null once all are there; else what became of the last that is not, "odd" where the form goes as it went before. Files may
   * come and go meanwhile.
   */
  async function sendFiles(signal: AbortSignal): Promise<Outcome | null> {
    const tried = new Map<Chosen, Outcome>();
    const next = () => waiting().find(({ chosen }) => !tried.has(chosen));
    for (const { chosen } of all()) await chosen.ready;
    if (all().some(({ field, chosen }) => field.problemOf(chosen))) return "odd";
    for (const { field, chosen } of waiting()) field.frame(chosen).move(0, messages.waiting);
    for (let one = next(); one; one = next()) {
      const { field, chosen } = one;
      await chosen.ready;
      if (signal.aborted) return "stopped";
      if (field.problemOf(chosen)) return "odd";
      if (!field.files().includes(chosen)) continue;
      const index = all().findIndex((each) => each.chosen === chosen) + 1;
      const place = filled(messages.sending, { at: index, of: all().length });
      say(place);
      const outcome = await sendOne(field, chosen, place, signal);
      if (outcome === "odd" || outcome === "away" || signal.aborted) return outcome;
      tried.set(chosen, outcome);
    }
    const missing =
      waiting()
        .map(({ chosen }) => tried.get(chosen)!)
        .at(-1) ?? null;
    if (!missing || all().some(({ chosen }) => chosen.staged)) return missing;
    return missing === "full" || (await reachesServer()) ? "odd" : missing;
  }

  async function start() {
    if (going) return;
    going = new AbortController();
    busy.hold(button);
    stop.hidden = false;
    const missing = await sendFiles(going.signal).catch((): Outcome => "odd");
    going = null;
    stop.hidden = true;
    if (!missing) say(messages.all);
    if (!missing || missing === "odd" || missing === "away") return sendForm(missing !== "odd");
    say(messages.stopped);
    busy.free();
    const failed = waiting()[0];
    if (failed && missing !== "stopped") failed.field.frame(failed.chosen).again.focus();
  }

  addEventListener("submit", (event) => {
    if (event.target !== form) return;
    if (going) return event.preventDefault();
    asItWas();
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
