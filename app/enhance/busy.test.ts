// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { busyButtons } from "./busy";

const sent = vi.fn();

beforeAll(() => {
  busyButtons();
  addEventListener("submit", (event) => {
    if (!event.defaultPrevented) sent();
    event.preventDefault();
  });
});

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockClear();
  dispatchEvent(new Event("pageshow"));
});

function pressed(markup: string) {
  document.body.innerHTML = markup;
  const button = document.querySelector("button")!;
  button.click();
  return button;
}

it("shows that the form is being sent, sends it once, and works again ten seconds later", () => {
  const button = pressed(
    '<form method="post"><button data-enhance="busy" data-busy="Sending…">Send <b>it</b></button></form>',
  );
  button.click();
  expect([button.textContent, button.ariaDisabled, sent.mock.calls.length]).toEqual(["Sending…", "true", 1]);
  vi.advanceTimersByTime(9999);
  expect(button.textContent).toBe("Sending…");
  vi.advanceTimersByTime(1);
  expect([button.innerHTML, button.ariaDisabled]).toEqual(["Send <b>it</b>", null]);
  button.click();
  expect(sent).toHaveBeenCalledTimes(2);
});

it("is released on a page restored from the back-forward cache", () => {
  const button = pressed(
    '<form method="post"><button data-enhance="busy" data-busy="Working…">Delete</button></form>',
  );
  expect(button.textContent).toBe("Working…");
  dispatchEvent(new Event("pageshow"));
  expect(button.textContent).toBe("Delete");
});

it("releases the button of a form whose submission another form replaces", () => {
  const button = pressed(
    '<form method="post"><button data-enhance="busy" data-busy="Saving…">Save</button></form><form method="post"><button data-enhance="busy" data-busy="Deleting…" id="other">Delete</button></form>',
  );
  const other = document.getElementById("other")!;
  other.click();
  expect([button.textContent, other.textContent]).toEqual(["Save", "Deleting…"]);
  vi.advanceTimersByTime(10_000);
  expect(other.textContent).toBe("Delete");
});

it("ignores forms that only search", () => {
  const button = pressed('<form method="get"><button data-enhance="busy">Search</button></form>');
  button.click();
  expect([button.textContent, sent.mock.calls.length]).toEqual(["Search", 2]);
});
