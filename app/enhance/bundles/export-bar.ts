import { fillPlaceholders } from "~/enhance/said";
import { labelBusy } from "../busy";
import { progressIn, quarter } from "../progress";
import { rowsCome } from "../rows-come";

/**
 * Shows the progress of an export link, and saves the file once it is complete; an interrupted one is discarded. Any
 * other response, such as the sign-in page, is shown as without script.
 */
const STILL_MS = 10_000;
const KEPT_MS = 60_000;
type Words = Record<"bar" | "come" | "saved" | "failed", string>;

const bars = new Map<Element, ReturnType<typeof progressIn>>();

function barAt(link: HTMLElement, { bar }: Words) {
  const place = link.parentElement!;
  const known = bars.get(place) ?? progressIn(place, bar);
  bars.set(place, known);
  return known;
}

const nameOf = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get("Content-Disposition") ?? "")?.[1];

function save(parts: BlobPart[], name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(parts, { type: "text/csv" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** Reads a response in parts and reports each; rejects if none arrives for ten seconds. */
async function partsOf(answer: Response, stop: AbortController, tell: (part: Uint8Array) => void) {
  const reader = answer.body!.getReader();
  const parts: BlobPart[] = [];
  for (;;) {
    const still = setTimeout(() => stop.abort(), STILL_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(still));
    if (done) return parts;
    parts.push(value);
    tell(value);
  }
}

async function receive(link: HTMLAnchorElement, messages: Words, bar: ReturnType<typeof progressIn>) {
  const stop = new AbortController();
  const still = setTimeout(() => stop.abort(), STILL_MS);
  const answer = await fetch(link.href, { signal: stop.signal }).finally(() => clearTimeout(still));
  const name = nameOf(answer);
  if (!answer.ok || !name) return location.assign(link.href);
  const all = Number(answer.headers.get("X-Rows"));
  const come = rowsCome();
  const words = (done: number) =>
    fillPlaceholders(messages.come, { done, all, left: Math.max(0, all - done) });
  let done = 0;
  const parts = await partsOf(answer, stop, (part) => {
    done = come(part);
    if (all) bar.show(done, all, words(done), quarter(done, all));
  });
  save(parts, name);
  bar.end(fillPlaceholders(messages.saved, { all: done }));
}

addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("[data-enhance~=export-bar]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const words: Words = JSON.parse(link.dataset.exported!);
  event.preventDefault();
  if (link.ariaDisabled) return;
  const bar = barAt(link, words);
  const free = labelBusy(link);
  bar.begin();
  bar.work(link.textContent!);
  receive(link, words, bar)
    .catch(() => bar.end(words.failed))
    .finally(free);
});
