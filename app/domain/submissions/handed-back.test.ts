import { describe, expect, it } from "vitest";
import { returnedForm } from "./handed-back";

const id = "0b7e2f5e-6f1c-4a0e-9d0c-0d1f2a3b4c5d";

describe("returnedForm", () => {
  it("returns all fields with the one-time id, and shows the typed text", () => {
    const typed: Array<[string, string]> = [
      ["submission_id", id],
      ["leave_blank", ""],
      ["intent", "send"],
      ["do", "publish"],
      ["name", "هند"],
      ["message", "First line\r\n\r\nthird line"],
      ["reason", "wrong-number"],
      ["election", id],
    ];
    expect(returnedForm(typed)).toEqual({
      fields: typed,
      texts: ["هند", "First line\r\n\r\nthird line"],
      files: [],
      hadSecret: false,
    });
  });

  it.each([
    "password",
    "current_password",
    "mobile_last4",
    "resume_code",
    "setup_token",
    "recovery_code",
    "code",
  ])("never contains a %s", (name) => {
    const back = returnedForm([
      ["username", "hind"],
      [name, "secret 1"],
    ]);
    expect(back).toMatchObject({ fields: [["username", "hind"]], texts: ["hind"], hadSecret: true });
  });

  it("lists the files to choose again by field", () => {
    const files: Array<[string, string]> = [
      ["photo", ""],
      ["attachments", "a.pdf"],
      ["attachments", "ب.docx"],
    ];
    expect(returnedForm([["title", "News"]], files).files).toEqual([
      { name: "photo", chosen: [] },
      { name: "attachments", chosen: ["a.pdf", "ب.docx"] },
    ]);
  });
});
