// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import en from "~/i18n/en/uploads";
import type { Outcome } from "./send-file";
import { uploads } from "./uploads";

type Sent = { file: File; signal: AbortSignal; end(outcome: Outcome): void };

const { sent, givenUp } = vi.hoisted(() => ({ sent: [] as Sent[], givenUp: [] as string[] }));

vi.mock("./send-file", () => ({
  giveUp: (_: string, staged: string) => givenUp.push(staged),
  reachesServer: async () => false,
  sendFile: ({ file, signal }: Sent) =>
    new Promise<Outcome>((end) => {
      sent.push({ file, signal, end });
      signal.addEventListener("abort", () => end("stopped"));
    }),
}));

class Transfer {
  files: File[] = [];
  items = { add: (file: File) => this.files.push(file) };
}

const busy = { hold: vi.fn(), free: vi.fn() };
const submitted = vi.fn();
const text = (name: string) => new File([name], name, { type: "text/plain" });
const limits = { kind: "attachment", bytes: 100, side: 0, max: 9, type: "No text", large: "Too large" };
const words = { ...en.frame, left: [[60, "soon"]] };

const form = () => document.forms[0]!;
const input = () => document.querySelector<HTMLInputElement>("[type=file]")!;
const names = () =>
  [...document.querySelectorAll<HTMLInputElement>("[data-named][name=files]")].map(({ value }) => value);
const frames = () => [...document.querySelectorAll("[data-chosen] li")];
const buttonOf = (frame: number, label: string) =>
  [...frames()[frame]!.querySelectorAll("button")].find(({ textContent }) => textContent === label)!;
const settle = () => vi.advanceTimersByTimeAsync(0);

async function choose(...files: File[]) {
  input().files = files as unknown as FileList;
  input().dispatchEvent(new Event("change"));
  await settle();
}
async function press(nth = 0) {
  document.querySelectorAll<HTMLButtonElement>("[type=submit]")[nth]!.click();
  await settle();
}
async function end(outcome: Outcome) {
  sent.at(-1)!.end(outcome);
  await settle();
}

const heard: Array<Parameters<typeof removeEventListener>> = [];
const listen = window.addEventListener;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("DataTransfer", Transfer);
  window.addEventListener = ((...args: Parameters<typeof listen>) => {
    heard.push(args as never);
    listen.apply(window, args);
  }) as typeof listen;
  for (const each of heard.splice(0)) removeEventListener(...each);
  HTMLFormElement.prototype.submit = submitted;
  for (const each of [submitted, busy.hold, busy.free]) each.mockClear();
  sent.length = givenUp.length = 0;
  document.body.innerHTML = `<form data-enhance="uploads" action="/add" method="post"><input type="file" name="files" multiple accept=".txt">
    <button type="submit" name="intent" value="draft">Save</button><button type="submit" name="intent" value="publish">Publish</button></form>`;
  form().dataset.uploads = JSON.stringify({ to: "/staged-files", said: words });
  input().dataset.files = JSON.stringify(limits);
  Object.defineProperty(input(), "files", { value: [], writable: true });
  uploads(busy);
  await choose(text("a.txt"), text("b.txt"));
});

describe("a form with files", () => {
  it("is sent with the names of its files once all have arrived, as the pressed button requested", async () => {
    await press(1);
    expect(sent.map(({ file }) => file.name)).toEqual(["a.txt"]);
    await press(0);
    await end({ staged: "A" });
    expect(submitted).not.toHaveBeenCalled();
    await end({ staged: "B" });
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(names()).toEqual(["A", "B"]);
    expect(new FormData(form()).getAll("intent")).toEqual(["publish"]);
    expect(input().files).toHaveLength(0);
  });

  it("includes files that are chosen while others are uploading", async () => {
    await press();
    await choose(text("c.txt"));
    for (const staged of ["A", "B", "C"]) await end({ staged });
    expect(names()).toEqual(["A", "B", "C"]);
  });

  it("leaves out files that are removed meanwhile, at any stage", async () => {
    await choose(text("c.txt"));
    await press();
    await end({ staged: "A" });
    buttonOf(2, en.frame.remove).click();
    buttonOf(1, en.frame.remove).click();
    await settle();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false, true]);
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(names()).toEqual(["A"]);
    buttonOf(0, en.frame.remove).click();
    expect(givenUp).toEqual(["A"]);
  });

  it("waits if one file fails, and uploads only that one again", async () => {
    await press(1);
    await end("again");
    await end({ staged: "B" });
    expect(submitted).not.toHaveBeenCalled();
    expect(busy.free).toHaveBeenCalledTimes(1);
    expect(frames()[0]!.textContent).toContain(en.frame.failed);
    expect(document.activeElement).toBe(buttonOf(0, en.frame.again));
    buttonOf(0, en.frame.again).click();
    await settle();
    await end({ staged: "A" });
    expect(sent).toHaveLength(3);
    expect(names()).toEqual(["A", "B"]);
  });

  it("continues without a failed file that is removed", async () => {
    await press();
    await end("large");
    await end({ staged: "B" });
    buttonOf(0, en.frame.remove).click();
    await press();
    expect(names()).toEqual(["B"]);
  });

  it("stops on request, keeps what has arrived, and continues from there", async () => {
    await press();
    await end({ staged: "A" });
    const stop = [...document.querySelectorAll("button")].find((each) => each.textContent === en.frame.stop)!;
    stop.click();
    await settle();
    expect([submitted.mock.calls.length, stop.hidden]).toEqual([0, true]);
    await press();
    await end({ staged: "B" });
    expect(sent.map(({ file }) => file.name)).toEqual(["a.txt", "b.txt", "b.txt"]);
    expect(names()).toEqual(["A", "B"]);
  });

  it("carries nothing over from a failed submission", async () => {
    await press(1);
    await end({ staged: "A" });
    await end({ staged: "B" });
    for (const at of [1, 0]) buttonOf(at, en.frame.remove).click();
    form().addEventListener("submit", (event) => event.preventDefault());
    await press(0);
    expect(names()).toEqual([]);
    expect(new FormData(form()).getAll("intent")).toEqual([]);
  });

  it.each([
    ["with all of them in it where they cannot go ahead of it", "odd", 2],
    ["without them where the sender has to sign in anew", "away", 0],
  ] as const)("is sent %s", async (_, outcome, files) => {
    await press();
    await end(outcome);
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(names()).toEqual([]);
    expect(input().files).toHaveLength(files);
  });

  it("is sent as without script if a file is refused when chosen", async () => {
    await choose(text("c.pdf"));
    expect(frames()[2]!.textContent).toContain(limits.type);
    await press();
    expect(sent).toEqual([]);
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(input().files).toHaveLength(3);
  });
});
