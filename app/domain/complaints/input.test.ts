import { describe, expect, it } from "vitest";
import type { ZodObject } from "zod";
import { parseForm } from "~/fields/parse-form";
import {
  assignmentInput,
  messageInput,
  messageInputWithoutEmail,
  noteInput,
  replyInput,
  statusInput,
} from "./input";

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

describe("messageInput", () => {
  it("normalises a message", () => {
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
    ["name", "a\u0000b", "unreadable-at?2 (U+0000)"],
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
  ])("refuses %s %.40j: %s", (field, value, code) => {
    expect(read({ [field]: value })).toEqual({ [field]: [code] });
  });

  it("reads an email address with Arabic digits and stray spaces", () => {
    expect(read({ email: " leila٢٠٢٦@home.example " })).toMatchObject({ email: "leila2026@home.example" });
  });
});

describe("messageInputWithoutEmail", () => {
  it.each(["", "   "])("is accepted with %j", (email) => {
    expect(read({ email }, messageInputWithoutEmail)).toMatchObject({ email: null });
  });

  it("keeps and validates an optional address", () => {
    expect(read({}, messageInputWithoutEmail)).toMatchObject({ email: "leila@home.example" });
    expect(read({ email: "leila@" }, messageInputWithoutEmail)).toEqual({
      email: ["contact:not-an-email"],
    });
  });
});

function readAs(schema: ZodObject, fields: Array<[string, string]>) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const { value, refuse } = parseForm(form, schema);
  return value ?? refuse().error;
}

describe("replyInput", () => {
  it("keeps paragraphs and the version that the author saw", () => {
    expect(
      readAs(replyInput, [
        ["reply_message", "  سطر أول\r\n\r\nسطر ثانٍ 🙂 "],
        ["version", "3"],
      ]),
    ).toEqual({ reply_message: "سطر أول\n\nسطر ثانٍ 🙂", version: 3 });
  });

  it.each([undefined, "", " \r\n\t ", "\u00a0", "\u200b\u200f"])("is asked for where %j was sent", (text) => {
    const sent: Array<[string, string]> = text === undefined ? [] : [["reply_message", text]];
    expect(readAs(replyInput, sent)).toEqual({ reply_message: ["complaints:write-reply"] });
  });

  it.each(["", "-1", "1.5", "latest", "99999999999"])("knows no version %j", (version) => {
    expect(
      readAs(replyInput, [
        ["reply_message", "x"],
        ["version", version],
      ]),
    ).toEqual({ reply_message: "x", version: null });
  });

  it("refuses a reply that is too long or sent twice", () => {
    expect(readAs(replyInput, [["reply_message", "ن".repeat(10_001)]])).toEqual({
      reply_message: ["too-long"],
    });
    const twice: Array<[string, string]> = [
      ["reply_message", "a"],
      ["reply_message", "b"],
    ];
    expect(readAs(replyInput, twice)).toEqual({ reply_message: ["sent-twice"] });
  });
});

describe("statusInput", () => {
  it.each(["pending", "replied", "closed"])("is %s", (status) => {
    expect(readAs(statusInput, [["status", status]])).toEqual({ status, version: null });
  });

  it.each(["", "all", "Closed"])("is not %j", (status) => {
    expect(readAs(statusInput, [["status", status]])).toEqual({ status: ["complaints:choose-status"] });
  });
});

describe("assignmentInput", () => {
  const id = "0b7e2f5e-6f1c-4a0e-9d0c-0d1f2a3b4c5d";

  it("accepts a member of staff or nobody", () => {
    expect(readAs(assignmentInput, [["assigned_to", id]])).toEqual({ assigned_to: id });
    expect(readAs(assignmentInput, [["assigned_to", ""]])).toEqual({ assigned_to: null });
    expect(readAs(assignmentInput, [["assigned_to", "me"]])).toEqual({
      assigned_to: ["complaints:not-staff"],
    });
  });
});

describe("noteInput", () => {
  it("requires a text", () => {
    expect(readAs(noteInput, [["note", " اتصلت به "]])).toEqual({ note: "اتصلت به" });
    expect(readAs(noteInput, [["note", "  "]])).toEqual({ note: ["complaints:write-note"] });
  });
});
