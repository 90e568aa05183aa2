import { describe, expect, it } from "vitest";
import { parseForm } from "~/fields/parse-form";
import { messageInput, messageInputWithoutEmail } from "./input";

const complete = {
  name: "ليلى حداد",
  phone: "٠٧٩ ١٢٣ ٤٥٦٧",
  email: "leila@home.example",
  title: "استفسار",
  subject: "سطر أول\r\nسطر ثانٍ",
};

function read(fields: Record<string, string | string[]>, schema = messageInput) {
  const form = new FormData();
  for (const [name, values] of Object.entries({ ...complete, ...fields })) {
    for (const value of [values].flat()) form.append(name, value);
  }
  const { value, refuse } = parseForm(form, schema);
  return value ?? refuse().error;
}

describe("a message", () => {
  it("is read as the association keeps it", () => {
    expect(read({})).toEqual({
      name: "ليلى حداد",
      phone: "0791234567",
      email: "leila@home.example",
      title: "استفسار",
      subject: "سطر أول\nسطر ثانٍ",
    });
  });

  it("names every missing field", () => {
    const nothing = { name: "", phone: " ", email: "", title: "", subject: "\n" };
    expect(read(nothing)).toEqual({
      name: ["contact:missing.name"],
      phone: ["contact:missing.phone"],
      email: ["contact:email-needed"],
      title: ["contact:missing.title"],
      subject: ["contact:missing.subject"],
    });
  });

  it.each([
    ["name", "ن".repeat(121), "too-long"],
    ["name", "a\u0007b", "unreadable"],
    ["phone", "07x1234567", "contact:not-a-phone"],
    ["phone", "0".repeat(41), "too-long"],
    ["email", "leila haddad@home.example", "contact:not-an-email"],
    ["email", "leila", "contact:not-an-email"],
    ["email", "leila@home.example\r\nBcc: all@home.example", "contact:not-an-email"],
    ["email", `${"x".repeat(250)}@home.example`, "too-long"],
    ["title", "ع".repeat(201), "too-long"],
    ["title", "one\ntwo", "unreadable"],
    ["subject", "ن".repeat(5001), "too-long"],
    ["name", ["one", "two"], "sent-twice"],
    ["email", ["a@home.example", "b@home.example"], "sent-twice"],
  ])("is refused for %s %.40j: %s", (field, value, code) => {
    expect(read({ [field]: value })).toEqual({ [field]: [code] });
  });

  it("reads an e-mail address with Arabic digits and stray spaces", () => {
    expect(read({ email: " leila٢٠٢٦@home.example " })).toMatchObject({ email: "leila2026@home.example" });
  });
});

describe("a message without e-mail", () => {
  it.each(["", "   "])("is accepted with %j", (email) => {
    expect(read({ email }, messageInputWithoutEmail)).toMatchObject({ email: null });
  });

  it("keeps an address that was given, and checks it", () => {
    expect(read({}, messageInputWithoutEmail)).toMatchObject({ email: "leila@home.example" });
    expect(read({ email: "leila@" }, messageInputWithoutEmail)).toEqual({
      email: ["contact:not-an-email"],
    });
  });
});
