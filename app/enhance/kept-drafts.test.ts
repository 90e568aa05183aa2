// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keptDrafts } from "./kept-drafts";
import { deleteAcceptedDrafts } from "./kept-store";

const LATER = 5000;
const FORGET = 'data-forget="Forget it"';
let pages = 0;
const editor = (
  mark = "anna",
  more = "",
  id = `page-${++pages}`,
  words = "",
) => `<main><form data-enhance="drafts" method="post" action="/add" data-kept-for="${mark}"
  data-drafts="Bring back {day} {time}${words}" ${more}><input type="hidden" name="submission_id" value="${id}"><input name="title">
  <input type="password" name="secret"><input type="checkbox" name="kind" value="a"><input type="checkbox" name="kind" value="b">
  <select name="place"><option value=""></option><option value="x">X</option></select><textarea name="text"></textarea></form></main>`;

const onServer = () => editor("", "", "1", "|Saved {time}|Not saved");

/** Listeners of the window outlive a page here: each page gets its own, and the one before is taken down. */
const heard: Array<Parameters<typeof removeEventListener>> = [];
const listen = window.addEventListener;

function open(html: string) {
  for (const each of heard.splice(0)) removeEventListener(...each);
  document.body.innerHTML = html;
  keptDrafts();
}
const field = <Kind extends HTMLElement = HTMLInputElement>(name: string) =>
  document.querySelector<Kind>(`[name=${name}]`)!;
const offered = () => document.querySelector<HTMLButtonElement>("[data-kept] button");
function type(name: string, text: string) {
  field(name).value = text;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
}
const submit = (form: Element) =>
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 5) });
  window.addEventListener = ((...args: Parameters<typeof listen>) => {
    heard.push(args as never);
    listen.apply(window, args);
  }) as typeof listen;
  localStorage.clear();
  sessionStorage.clear();
  open(editor());
});
afterEach(() => {
  window.addEventListener = listen;
  vi.restoreAllMocks();
});

it("keeps typed text, but nothing secret or hidden, and offers it at the top of the form", () => {
  type("secret", "hush");
  type("text", "Long text");
  field<HTMLSelectElement>("place").value = "x";
  document.querySelector<HTMLInputElement>("[value=b]")!.click();
  vi.advanceTimersByTime(LATER);
  expect(JSON.stringify(localStorage)).not.toMatch(/hush|submission_id/);
  open(editor());
  expect(document.querySelector("form")!.firstElementChild!.textContent).toMatch(/^Bring back .*21.* 14:05$/);
  expect(field("text").value).toBe("");
  const onMessage = vi.fn();
  document.querySelector("form")!.addEventListener("input", onMessage);
  offered()!.click();
  expect(field("text").value).toBe("Long text");
  expect(field("place").value).toBe("x");
  expect(
    [...document.querySelectorAll(":checked[name=kind]")].map((box) => box.getAttribute("value")),
  ).toEqual(["b"]);
  expect(onMessage).toHaveBeenCalledTimes(3);
  expect(offered()).toBeNull();
});

it("keeps the last typed text at once when the page is left", () => {
  type("title", "Half");
  dispatchEvent(new Event("pagehide"));
  open(editor());
  expect(offered()).not.toBeNull();
});

it("shows nobody the text of another account, and deletes it", () => {
  type("title", "Anna's");
  vi.advanceTimersByTime(LATER);
  open(editor("bella"));
  expect(offered()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it("deletes only what was accepted, not a lost submission or the draft of another page", () => {
  open(editor("anna", "", "one"));
  type("title", "Of another tab");
  vi.advanceTimersByTime(LATER);
  open(editor("anna", "", "two"));
  type("title", "Sent");
  submit(document.querySelector("form")!);
  deleteAcceptedDrafts("#three");
  expect(localStorage).toHaveLength(2);
  deleteAcceptedDrafts("#two");
  expect(Object.keys(localStorage)).toEqual(["kept:anna:/add#one"]);
});

it("keeps the text of a refused page until that one is accepted", () => {
  type("title", "Refused");
  submit(document.querySelector("form")!);
  open(editor("anna", "", "again").replace('name="title"', 'name="title" value="Refused"'));
  expect(offered()).toBeNull();
  deleteAcceptedDrafts("#again");
  expect(localStorage).toHaveLength(0);
});

it("deletes the drafts of all steps with the application", () => {
  for (const path of ["/apply", "/apply/draft?step=1", "/apply/draft?step=2", "/other"])
    localStorage.setItem(`kept::${path}#1`, "{}");
  deleteAcceptedDrafts(":/apply");
  expect(Object.keys(localStorage)).toEqual(["kept::/other#1"]);
});

it("keeps the offered draft when other text is typed, and that text when the draft is restored", () => {
  type("title", "First");
  vi.advanceTimersByTime(LATER);
  open(editor());
  type("title", "Second");
  offered()!.click();
  expect(field("title").value).toBe("First");
  offered()!.click();
  expect(field("title").value).toBe("Second");
  vi.advanceTimersByTime(LATER);
  open(editor());
  offered()!.click();
  expect(field("title").value).toBe("Second");
  offered()!.click();
  expect(field("title").value).toBe("First");
  expect(JSON.stringify(localStorage)).toContain("Second");
});

it("deletes the offered draft on request, and nothing else", () => {
  type("title", "Old");
  vi.advanceTimersByTime(LATER);
  localStorage.setItem("kept:anna:/other#1", JSON.stringify({ at: Date.now(), values: [] }));
  open(editor("anna", FORGET));
  document.querySelector<HTMLButtonElement>("button[data-forget]")!.click();
  expect(document.querySelector("[data-kept]")).toBeNull();
  expect(Object.keys(localStorage)).toEqual(["kept:anna:/other#1"]);
});

it("keeps nothing for longer than a week, or after signing out", () => {
  type("title", "Old");
  vi.advanceTimersByTime(8 * 24 * 60 * 60 * 1000);
  open(editor());
  expect(localStorage).toHaveLength(0);
  open(`${editor()}<form action="/emp-portal/logout"></form>`);
  type("title", "Last words");
  submit(document.querySelector("[action$=logout]")!);
  dispatchEvent(new Event("pagehide"));
  expect(localStorage).toHaveLength(0);
});

it("does nothing if the browser cannot store anything", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  type("title", "Words");
  vi.advanceTimersByTime(LATER);
  expect(localStorage).toHaveLength(0);
});

it("lets everybody delete what the device keeps", () => {
  open(editor("", FORGET));
  expect(document.querySelector("[data-forget] button")).toBeNull();
  type("title", "Mine");
  vi.advanceTimersByTime(LATER);
  document.querySelector<HTMLButtonElement>("button[data-forget]")!.click();
  expect(localStorage).toHaveLength(0);
  expect(document.querySelector("[data-kept]")).toBeNull();
});

it("sends typed text to the draft on the server, one request at a time, and retries failures", async () => {
  const ask = vi.fn();
  vi.stubGlobal("fetch", ask);

  open(`<div class="draft"></div>${onServer()}`);
  const statusText = () => document.querySelector(".draft [role=status]")!.textContent;
  ask.mockRejectedValueOnce(new Error("away"));
  type("title", "One");
  await vi.advanceTimersByTimeAsync(LATER);
  expect(statusText()).toBe("Not saved");
  expect(localStorage).toHaveLength(1);
  let answer = (_: { ok: boolean }) => {};
  ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(2 * LATER);
  expect(ask).toHaveBeenCalledTimes(2);
  type("title", "Three");
  await vi.advanceTimersByTimeAsync(LATER);
  expect(ask).toHaveBeenCalledTimes(2);
  answer({ ok: true });
  await vi.advanceTimersByTimeAsync(LATER);
  expect(ask).toHaveBeenCalledTimes(3);
  answer({ ok: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(String(ask.mock.lastCall![1].body)).toContain("title=Three");
  expect(statusText()).toMatch(/^Saved 14:05/);
  expect(localStorage).toHaveLength(0);
});

it("does not send values that came from the draft, since another tab may have changed them", async () => {
  const ask = vi.fn().mockResolvedValue({ ok: true });
  vi.stubGlobal("fetch", ask);
  open(onServer().replace('name="title"', 'name="title" value="Old"'));
  field("secret").remove();
  const sent = () => [...ask.mock.lastCall![1].body.keys()];
  type("text", "Words");
  await vi.advanceTimersByTimeAsync(LATER);
  expect(sent()).toEqual(["submission_id", "text"]);
  type("title", "New");
  type("title", "Old");
  field("place").insertAdjacentHTML("beforeend", "<option selected>Y</option>");
  await vi.advanceTimersByTimeAsync(LATER);
  expect(sent()).toEqual(["submission_id", "title", "place", "text"]);
});

it("stops sending to a draft that was closed, and keeps the text locally", async () => {
  const ask = vi.fn().mockResolvedValue({ ok: false, status: 409 });
  vi.stubGlobal("fetch", ask);
  open(onServer());
  type("title", "One");
  await vi.advanceTimersByTimeAsync(20 * LATER);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(1);
});

it("gives up a stalled request, and ignores earlier ones once the draft is closed", async () => {
  const signals: AbortSignal[] = [];
  const ask = vi.fn().mockResolvedValueOnce({ ok: true });
  vi.stubGlobal("fetch", ask);
  open(`<div class="draft"></div>${onServer()}`);
  const statusText = () => document.querySelector(".draft [role=status]")!.textContent;
  type("title", "One");
  await vi.advanceTimersByTimeAsync(LATER);
  expect(statusText()).toMatch(/^Saved/);
  ask.mockImplementationOnce((_, { signal }) => {
    signals.push(signal);
    return new Promise((_, fail) => signal.addEventListener("abort", fail));
  });
  type("title", "Two");
  await vi.advanceTimersByTimeAsync(LATER);
  expect([ask.mock.calls.length, signals[0]?.aborted]).toEqual([2, false]);
  ask.mockResolvedValue({ ok: false, status: 409 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(statusText()).toBe("Not saved");
  await vi.advanceTimersByTimeAsync(20_000);
  expect([ask.mock.calls.length, statusText()]).toEqual([3, ""]);
});
