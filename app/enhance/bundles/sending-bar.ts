import { fillPlaceholders } from "~/enhance/said";
import { labelBusy } from "../busy";
import { progressIn, quarter } from "../progress";

/**
 * Shows how much of a large file is uploaded and how long the rest takes, then that the server is working. The response
 * is shown as without script: its target, or this page with the errors.
 */
const SECOND = 1000;
const MINUTE = 60;
const MEGABYTE = 1024 * 1024;

const form = document.querySelector<HTMLFormElement>("[data-enhance~=sending-bar]")!;
const {
  sent = "",
  left = "",
  working = "",
  failed = "",
  bar: label = "",
  stop: stopping = "",
} = form.dataset;
const bar = progressIn(form, label);
const stop = document.createElement("button");
let asking: XMLHttpRequest | null = null;
let free = () => {};

stop.type = "button";
stop.className = "btn btn-quiet";
stop.textContent = stopping;
stop.onclick = () => {
  asking?.abort();
  end("");
};

const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);

/** Formats seconds like a clock: 2:05. */
function clock(seconds: number): string {
  const fullSeconds = Math.ceil(seconds);
  return `${Math.floor(fullSeconds / MINUTE)}:${String(fullSeconds % MINUTE).padStart(2, "0")}`;
}

function showSent(done: number, all: number, since: number) {
  const seconds = (performance.now() - since) / SECOND;
  const rest = clock(((all - done) * seconds) / done);
  const text = `${fillPlaceholders(sent, { done: megabytes(done), all: megabytes(all) })} ${fillPlaceholders(left, { time: rest })}`;
  bar.show(done, all, text, fillPlaceholders(sent, { done: quarter(done, all), all: "100%" }));
}

function end(text: string) {
  asking = null;
  free();
  bar.end(text);
  stop.remove();
}

function showAnswer({ status: code, responseURL }: XMLHttpRequest) {
  const leadsOn = code === 200 && responseURL !== (form.action || location.href);
  if (leadsOn) location.assign(responseURL);
  else form.submit();
}

form.addEventListener("submit", (event) => {
  if (asking) return event.preventDefault();
  const file = form.querySelector<HTMLInputElement>("[type=file]");
  if (!file?.files?.length) return;
  event.preventDefault();
  const since = performance.now();
  asking = new XMLHttpRequest();
  asking.upload.onprogress = ({ loaded, total }) => showSent(loaded, total, since);
  asking.upload.onload = () => bar.work(working);
  asking.onload = () => showAnswer(asking!);
  asking.onerror = () => end(failed);
  asking.open("POST", form.action || location.href);
  asking.send(new FormData(form, event.submitter));
  if (event.submitter) free = labelBusy(event.submitter);
  bar.begin();
  form.append(stop);
});
addEventListener("pageshow", () => end(""));
