import { describe, expect, it } from "vitest";
import type { ZodObject } from "zod";
import { parseForm } from "~/fields/parse-form";
import { assignmentInput, noteInput, replyInput, statusInput } from "./staff-input";

function read(schema: ZodObject, fields: Array<[string, string]>) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const { value, refuse } = parseForm(form, schema);
  return value ?? refuse().error;
}

describe("a reply", () => {
  it("keeps its paragraphs and the version its writer saw", () => {
    expect(
      read(replyInput, [
        ["reply_message", "  سطر أول\r\n\r\nسطر ثانٍ 🙂 "],
        ["version", "3"],
      ]),
    ).toEqual({ reply_message: "سطر أول\n\nسطر ثانٍ 🙂", version: 3 });
  });

  it.each([undefined, "", " \r\n\t ", "\u00a0", "\u200b\u200f"])("is asked for where %j was sent", (text) => {
    const sent: Array<[string, string]> = text === undefined ? [] : [["reply_message", text]];
    expect(read(replyInput, sent)).toEqual({ reply_message: ["complaints:write-reply"] });
  });

  it.each(["", "-1", "1.5", "latest", "99999999999"])("knows no version %j", (version) => {
    expect(
      read(replyInput, [
        ["reply_message", "x"],
        ["version", version],
      ]),
    ).toEqual({ reply_message: "x", version: null });
  });

  it("is refused when it is too long or sent twice", () => {
    expect(read(replyInput, [["reply_message", "ن".repeat(10_001)]])).toEqual({
      reply_message: ["too-long"],
    });
    const twice: Array<[string, string]> = [
      ["reply_message", "a"],
      ["reply_message", "b"],
    ];
    expect(read(replyInput, twice)).toEqual({ reply_message: ["sent-twice"] });
  });
});

describe("a status", () => {
  it.each(["pending", "replied", "closed"])("is %s", (status) => {
    expect(read(statusInput, [["status", status]])).toEqual({ status, version: null });
  });

  it.each(["", "all", "Closed"])("is not %j", (status) => {
    expect(read(statusInput, [["status", status]])).toEqual({ status: ["complaints:choose-status"] });
  });
});

describe("who looks after a message", () => {
  const id = "0b7e2f5e-6f1c-4a0e-9d0c-0d1f2a3b4c5d";

  it("is somebody or nobody", () => {
    expect(read(assignmentInput, [["assigned_to", id]])).toEqual({ assigned_to: id });
    expect(read(assignmentInput, [["assigned_to", ""]])).toEqual({ assigned_to: null });
    expect(read(assignmentInput, [["assigned_to", "me"]])).toEqual({
      assigned_to: ["complaints:not-staff"],
    });
  });
});

describe("a note", () => {
  it("holds something", () => {
    expect(read(noteInput, [["note", " اتصلت به "]])).toEqual({ note: "اتصلت به" });
    expect(read(noteInput, [["note", "  "]])).toEqual({ note: ["complaints:write-note"] });
  });
});
