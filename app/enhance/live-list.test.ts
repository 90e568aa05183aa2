// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { liveList } from "./live-list";

const page = (count: string) => `<main>
  <form data-enhance="live-list" action="/list"><input name="q"><select name="status"><option value=""></option><option>open</option></select></form>
  <h2>${count}</h2><ul><li>${count}</li></ul></main>`;
const ask = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
  vi.stubGlobal("fetch", ask);
  document.body.innerHTML = page("All");
  liveList();
});

const input = () => document.querySelector("input")!;
async function type(text: string, ms = 250) {
  input().value = text;
  input().dispatchEvent(new Event("input", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(ms);
}
const answered = (count: string) => Promise.resolve({ ok: true, text: async () => page(count) });

it("requests the list when typing pauses, replaces it, and announces the count", async () => {
  ask.mockImplementation(() => answered("Two"));
  input().focus();
  await type("a", 200);
  await type("ab c");
  expect(ask.mock.calls.map(([address]) => address)).toEqual(["/list?q=ab+c"]);
  expect(document.querySelector("li")!.textContent).toBe("Two");
  expect(document.querySelector("[role=status]")!.textContent).toBe("Two");
  expect(location.pathname + location.search).toBe("/list?q=ab+c");
  expect(document.activeElement).toBe(input());
});

it("cancels the earlier request, and keeps the list if one fails", async () => {
  const signals: AbortSignal[] = [];
  ask.mockImplementation((_, { signal }) => {
    signals.push(signal);
    return signals.length === 1 ? new Promise(() => {}) : Promise.reject(new Error("away"));
  });
  await type("a");
  await type("ab");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(document.querySelector("li")!.textContent).toBe("All");
});
