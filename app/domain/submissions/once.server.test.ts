import { describe, expect, it } from "vitest";
import { submissionKey, submissionOf } from "./once.server";

const form = (fields: Record<string, string | File>) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
};
const id = "0b7e2f5e-6f1c-4a0e-9d0c-0d1f2a3b4c5d";

describe("submissionOf", () => {
  it("distinguishes bodies, and files by their content", async () => {
    const of = async (fields: Record<string, string | File>) =>
      (await submissionOf(form({ submission_id: id, ...fields }), "news", { id: "me" })).bodyHash;
    const photo = (text: string) => new File([text], "photo.jpg");
    expect(await of({ title: "a", photo: photo("x") })).toBe(await of({ title: "a", photo: photo("x") }));
    expect(await of({ title: "a", photo: photo("x") })).not.toBe(await of({ title: "a", photo: photo("y") }));
    expect(await of({ title: "a" })).not.toBe(await of({ title: "b" }));
  });
});

describe("submissionKey", () => {
  const submission = { id, form: "news", actor: "me", bodyHash: "" };

  it("distinguishes forms and senders", () => {
    const keys = [submission, { ...submission, form: "edit" }, { ...submission, actor: "you" }].map(
      submissionKey,
    );
    expect(new Set(keys).size).toBe(3);
  });

  it.each([null, "", "short", "x".repeat(65), "with spaces in between it"])("has none for %j", (bad) => {
    expect(submissionKey({ ...submission, id: bad })).toBeNull();
  });
});
