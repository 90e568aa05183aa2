// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Check, swapQuotes } from "~/fields/checks";
import { checkedFields } from "./checked-fields";
import { counters } from "./counters";

const messages = {
  error: "Error:",
  left: "Characters left:",
  over: "Characters too many:",
  fine: "Strong enough",
  none: "Fill in your name",
  arabic: "In Arabic letters",
  mail: "No e-mail address",
  short: "Too short",
  common: "Too common",
  differ: "Not the same",
  choose: "Choose one",
  "too-long": "Too long",
};

const checks: Record<string, Check[]> = {
  name: [
    ["needed", "none"],
    ["name", "ar", "arabic"],
  ],
  email: [
    ["unless", ""],
    ["email", "mail"],
  ],
  password: [["password", "staff", "short", "common", "common"]],
  again: [["repeats", "password", "differ"]],
  sex: [["given", "choose"]],
  text: [
    ["unless", ""],
    ["paragraphs", 30],
  ],
};

const form = `<form data-enhance="forms">
  <label for="f-name">Name <span>(optional)</span></label><input class="input" id="f-name" name="name" aria-describedby="hint">
  <p id="f-email-error" class="field-error">Taken</p>
  <label for="f-email">E-mail</label>
  <input class="input" id="f-email" name="email" aria-invalid="true" aria-describedby="f-email-error" value="a@b.jo">
  <div class="password" data-enhance="password"><input class="input" type="password" id="f-password" name="password"></div>
  <div class="password" data-enhance="password"><input class="input" type="password" id="f-again" name="again"></div>
  <fieldset><legend>Sex</legend><label class="choice"><input type="radio" id="f-sex" name="sex" value="1"></label>
  <label class="choice"><input type="radio" name="sex" value="2"></label></fieldset>
  <textarea class="input" id="f-text" name="text"></textarea></form>`;

const field = (name: string) => document.getElementById(`f-${name}`) as HTMLInputElement;
const sentence = (name: string) => document.getElementById(`f-${name}-error`)?.textContent ?? null;
const spoken = () => document.querySelector(".spoken")!.textContent;
const strength = () => document.querySelector(".strength")!.textContent;

function type(name: string, value: string) {
  field(name).focus();
  field(name).value = value;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
}
function leave(name: string, value?: string) {
  field(name).focus();
  if (value !== undefined) type(name, value);
  field(name).blur();
}

beforeEach(() => {
  document.body.innerHTML = form;
  const { dataset } = document.querySelector("form")!;
  dataset.checks = swapQuotes(JSON.stringify(checks));
  dataset.said = swapQuotes(JSON.stringify(messages));
  checkedFields();
});

describe("a checked field", () => {
  it("shows no error before it is left, then the server's message, once, with its ARIA attributes", () => {
    type("email", "nobody");
    field("name").focus();
    expect(sentence("name")).toBeNull();
    leave("name");
    expect(sentence("name")).toBe("Error: Fill in your name");
    expect(field("name").getAttribute("aria-invalid")).toBe("true");
    expect(field("name").getAttribute("aria-describedby")).toBe("hint f-name-error");
    expect(spoken()).toBe("Name: Fill in your name");
    document.querySelector(".spoken")!.textContent = "";
    leave("name");
    expect(spoken()).toBe("");
  });

  it("clears the error as soon as the value is valid", () => {
    leave("name");
    type("name", "أ");
    expect(sentence("name")).toBeNull();
    expect(field("name").hasAttribute("aria-invalid")).toBe(false);
    expect(field("name").getAttribute("aria-describedby")).toBe("hint");
  });

  it("warns at once about the wrong script of a name", () => {
    type("name", "A");
    expect(sentence("name")).toBe("Error: In Arabic letters");
  });

  it("keeps the server's message until another value is typed", () => {
    leave("email");
    expect(sentence("email")).toBe("Taken");
    type("email", "c@d.jo");
    expect(sentence("email")).toBeNull();
    leave("email", "c@");
    expect(sentence("email")).toBe("Error: No e-mail address");
  });

  it("ignores a window that loses focus", () => {
    field("name").focus();
    field("name").dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    expect(sentence("name")).toBeNull();
  });

  it("waits until a press has ended, so that the pressed button does not move", async () => {
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    leave("name");
    expect(sentence("name")).toBeNull();
    document.body.dispatchEvent(new Event("pointerup", { bubbles: true }));
    await vi.waitFor(() => expect(sentence("name")).not.toBeNull());
  });
});

describe("a group of choices", () => {
  it("is reported missing once its last option is left, and is marked as a group", () => {
    const [first, second] = document.querySelectorAll<HTMLInputElement>("[name=sex]");
    first!.focus();
    second!.focus();
    expect(sentence("sex")).toBeNull();
    second!.blur();
    expect(sentence("sex")).toBe("Error: Choose one");
    const group = document.querySelector("fieldset")!;
    expect(group.getAttribute("aria-describedby")).toBe("f-sex-error");
    expect(group.getAttribute("aria-invalid")).toBe("true");
    second!.click();
    expect(sentence("sex")).toBeNull();
  });
});

describe("a new password", () => {
  it("is checked while typing, but shows an error only after it is left", () => {
    type("password", "abc");
    expect(strength()).toBe("Too short");
    expect(sentence("password")).toBeNull();
    type("password", "password");
    expect(strength()).toBe("Too common");
    leave("password");
    expect(sentence("password")).toBe("Error: Too common");
    expect(strength()).toBe("");
    type("password", "correct horse");
    expect(strength()).toBe("Strong enough");
    expect(sentence("password")).toBeNull();
  });

  it("must match its repetition, whichever of the two is corrected", () => {
    leave("password", "correct horse");
    leave("again", "correct house");
    expect(sentence("again")).toBe("Error: Not the same");
    type("password", "correct house");
    expect(sentence("again")).toBeNull();
    leave("password", "correct mouse");
    expect(sentence("again")).toBe("Error: Not the same");
  });
});

describe("the character counter", () => {
  it("appears near the limit, and is announced only in a pause", () => {
    vi.useFakeTimers();
    counters();
    const counter = document.getElementById("f-text-left")!;
    type("text", "x".repeat(19));
    expect(counter.hidden).toBe(true);
    type("text", "x".repeat(20));
    expect(counter.hidden).toBe(false);
    expect(counter.textContent).toBe("Characters left: 10");
    expect(spoken()).toBe("");
    vi.advanceTimersByTime(1000);
    expect(spoken()).toBe("Characters left: 10");
    type("text", `${"x".repeat(31)}  `);
    expect(counter.textContent).toBe("Characters too many: 1");
    vi.useRealTimers();
  });
});
