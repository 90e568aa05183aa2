import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Submission } from "~/domain/submissions/once.server";
import { noticesOf } from "~/platform/flash.server";
import { readBySchema, submit } from "./submit.server";

const post = (fields: Record<string, string>) =>
  new Request("http://localhost/complaints/1/notes", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: "http://localhost" },
  });
const schema = z.object({ note: z.string({ error: "required" }) });
const fresh = <Outcome>(outcome: Outcome) => ({ outcome, replayed: false, changed: false });
const staff = { form: "note", by: { id: "staff-1" } };
const added = { to: "/notes", say: "notes:added" };
const fails = async () => {
  throw new Error("away");
};

async function answerOf(answer: Response) {
  const cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const [notice] = await noticesOf(new Request("http://localhost/", { headers: { Cookie: cookie } }));
  return { status: answer.status, to: answer.headers.get("Location"), notice };
}

describe("submit", () => {
  const note = (
    writing: Partial<Parameters<typeof submit>[1]>,
    fields: Record<string, string> = { note: "x" },
  ) =>
    submit(post(fields), {
      ...staff,
      read: (form: FormData) => readBySchema(form, schema),
      write: async () => fresh({ done: true }),
      answer: () => added,
      ...writing,
    } as Parameters<typeof submit>[1]);

  it("redirects with a notice", async () => {
    expect(await answerOf((await note({})) as Response)).toEqual({
      status: 303,
      to: "/notes",
      notice: { kind: "success", key: "notes:added" },
    });
  });

  it("redirects without a notice, with a cookie", async () => {
    const headers = new Headers({ "Set-Cookie": "code=1" });
    const answer = (await note({ answer: () => ({ to: "/code", headers }) })) as Response;
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, ["code=1"]]);
  });

  it("needs no parser for a plain button", async () => {
    const answer = await submit(post({}), { ...staff, write: async () => fresh(7), answer: () => added });
    expect(answer.headers.get("Location")).toBe("/notes");
  });

  it("shows the errors and the typed values, and writes nothing", async () => {
    expect(await note({ write: fails }, { other: "x" })).toMatchObject({
      data: { error: { note: ["required"] } },
      init: { status: 422 },
    });
  });

  it("shows the page again if nothing was written", async () => {
    const answer = await note({ answer: (_, refuse) => refuse({ form: ["gone"] }, { status: 409 }) });
    expect(answer).toMatchObject({
      data: { initialValue: { note: "x" }, error: { "": ["gone"] } },
      init: { status: 409 },
    });
  });

  it("answers in place of the command: with another page, the form, or a confirmation", async () => {
    const elsewhere = await note({
      write: async () => ({ to: "/elsewhere", say: "notes:full", kind: "error" }),
    });
    expect(await answerOf(elsewhere as Response)).toMatchObject({
      to: "/elsewhere",
      notice: { key: "notes:full" },
    });
    const late = (_: unknown, __: unknown, refuse: (why: object, how: object) => unknown) =>
      refuse({ form: ["notes:late"] }, { status: 429 });
    expect(await note({ write: late as never })).toMatchObject({
      data: { initialValue: { note: "x" }, error: { "": ["notes:late"] } },
      init: { status: 429 },
    });
    expect(await note({ write: async () => ({ confirm: "the note" }) })).toEqual({ confirm: "the note" });
  });

  it("redirects with an error if nothing was written", async () => {
    const answer = await note({ answer: () => ({ ...added, say: "notes:gone", kind: "error" }) });
    expect((await answerOf(answer as Response)).notice).toEqual({ kind: "error", key: "notes:gone" });
  });

  it("reports other values under the same id, unless nothing was written", async () => {
    const changed = {
      write: async () => ({ ...fresh({}), replayed: true, changed: true }),
      sentBefore: "notes:before",
    };
    const kept = (await note(changed)) as Response;
    expect(await answerOf(kept)).toMatchObject({
      to: "/notes",
      notice: { kind: "error", key: "notes:before" },
    });
    const none = (await note({
      ...changed,
      answer: () => ({ ...added, say: "notes:gone", kind: "error" }),
    })) as Response;
    expect((await answerOf(none)).notice?.key).toBe("notes:gone");
  });

  it("returns the typed values if the write fails", async () => {
    const answer = await note({ write: fails, failed: { log: "not kept", say: "notes:failed" } });
    expect(answer).toMatchObject({
      data: { initialValue: { note: "x" }, error: { "": ["notes:failed"] } },
      init: { status: 503 },
    });
  });

  it("redirects with an error if the write fails and there is no form to show", async () => {
    const failed = { log: "not kept", say: "notes:failed", to: "/notes/1" };
    expect(await answerOf((await note({ write: fails, failed })) as Response)).toMatchObject({
      status: 303,
      to: "/notes/1",
      notice: { kind: "error", key: "notes:failed" },
    });
  });

  it("answers expected errors, such as a wrong password", async () => {
    const failed = async (_: unknown, refuse: (why: object) => unknown) =>
      refuse({ fields: { note: ["wrong"] } });
    expect(await note({ write: fails, failed: failed as never })).toMatchObject({
      data: { error: { note: ["wrong"] } },
      init: { status: 422 },
    });
  });

  it("passes on thrown responses and unexpected errors", async () => {
    const failed = { log: "not kept", say: "notes:failed" };
    const gone = new Response(null, { status: 404 });
    await expect(note({ write: () => Promise.reject(gone), failed })).rejects.toBe(gone);
    await expect(note({ write: fails })).rejects.toThrow("away");
  });

  it("stores no secrets if the form declares them", async () => {
    const hashes = [true, undefined].map(async (secret) => {
      const of = async (password: string) => {
        let sent: Submission | undefined;
        const write = async (_: unknown, submission: Submission) => {
          sent = submission;
          return fresh({});
        };
        await note({ write, secret: secret as true }, { note: "x", password });
        return sent?.bodyHash;
      };
      return (await of("one")) === (await of("two"));
    });
    expect(await Promise.all(hashes)).toEqual([true, false]);
  });

  it("accepts a form that was already read", async () => {
    const sent = new FormData();
    sent.set("note", "y");
    const answer = await note({
      sent,
      answer: (_, __, { form }) => ({ ...added, to: `/${form.get("note")}` }),
    });
    expect((answer as Response).headers.get("Location")).toBe("/y");
  });
});
