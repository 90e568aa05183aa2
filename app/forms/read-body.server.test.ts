import { describe, expect, it } from "vitest";
import { readForm, readJson } from "./read-body.server";

const sent = (body: BodyInit | null, type: string | null = "application/json") =>
  readJson(
    new Request("http://localhost/api/data/elections", {
      method: "POST",
      body: typeof body === "string" ? new TextEncoder().encode(body) : body,
      headers: type ? { "Content-Type": type } : {},
    }),
  );
const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    (error) => (error instanceof Response ? error.status : error),
  );

const sentFiles = (count: number) => {
  const body = new FormData();
  for (let nth = 0; nth < count; nth++) body.append("photos", new File(["x"], `${nth}.jpg`));
  const headers = { Origin: "http://localhost" };
  const request = new Request("http://localhost/dashboard/add-gallery", { method: "POST", body, headers });
  return readForm(request, { namesOfFiles: true });
};

describe("readForm", () => {
  it("accepts thirty photos and a cover, and no more files than our forms send", async () => {
    expect((await sentFiles(31)).getAll("photos")).toHaveLength(31);
    expect(await statusOf(sentFiles(41))).toBe(413);
  });
});

it("removes direction overrides and control characters from every text of a form", async () => {
  const body = new URLSearchParams({ name: "Ahmad\u202E gnp.\u202C", text: "line\u000b two\u0007" });
  const request = new Request("http://localhost/survey", {
    method: "POST",
    body,
    headers: { Origin: "http://localhost" },
  });
  const form = await readForm(request);
  expect(form.get("name")).toBe("Ahmad gnp.");
  expect(form.get("text")).not.toMatch(/[^\P{Cc}\n]/u);
});

describe("a body that the address does not accept", () => {
  const form = { method: "POST", body: new URLSearchParams({ name: "x" }) };
  const at = (path: string) => new Request(`http://localhost${path}`, form);
  const staff = { kind: "staff", id: "1" } as const;

  it.each([
    ["a form", 200, () => readForm(at("/survey"))],
    ["a form where there may be files", 200, () => readForm(at("/dashboard/add-news"))],
    ["files where there may be a form", 415, () => readForm(at("/survey"), { filesFrom: staff })],
    ["a form for a call", 415, () => readForm(at("/api/data/elections"))],
    ["a form where nothing is taken", 415, () => readForm(at("/news"))],
    ["a form that nobody described", 415, () => readForm(at("/nowhere"))],
    ["JSON for a form", 415, () => readJson(at("/survey"))],
  ])("is not read: %s", async (_what, status, read) => expect(await statusOf(read())).toBe(status));
});

describe("readJson", () => {
  it.each([
    ["application/json"],
    ["application/json; charset=utf-8"],
    ['APPLICATION/JSON;CHARSET="UTF-8"'],
    ["application/merge-patch+json"],
    [null],
  ])("reads an object with the type %s", async (type) => {
    expect(await sent('{"docNo":"10001","name":"أحمد","more":[1]}', type)).toEqual({
      docNo: "10001",
      name: "أحمد",
      more: [1],
    });
  });

  it("skips a byte order mark", async () => {
    expect(await sent('\ufeff{"a":1}')).toEqual({ a: 1 });
  });

  it("treats names of built-in properties as ordinary fields", async () => {
    const body = await sent('{"__proto__":{"docNo":"10004"}}');
    expect(body.docNo).toBeUndefined();
  });

  it.each([
    ["nothing", ""],
    ["half an object", '{"docNo":'],
    ["a list", "[1]"],
    ["a text", '"10001"'],
    ["null", "null"],
    ["a number without end", '{"a":NaN}'],
    ["a comment", '{"a":1} // more'],
    ["a NUL as an escape", '{"a":"1\\u0000"}'],
    ["a NUL in a name", '{"a\\u0000":"1"}'],
    ["a NUL deep inside", '{"a":[{"b":"\\u0000"}]}'],
    ["a NUL byte", '{"a":"\u0000"}'],
    ["half a character", '{"a":"\\ud800"}'],
    ["depths", `${"[".repeat(30_000)}${"]".repeat(30_000)}`],
    ["depths in an object", `{"a":${"[".repeat(30_000)}${"]".repeat(30_000)}}`],
  ])("refuses %s", async (_, body) => {
    expect(await statusOf(sent(body))).toBe(400);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-16",
    "application/json; charset=windows-1256",
    "application/jsonx",
  ])("refuses %s", async (type) => {
    expect(await statusOf(sent('{"a":1}', type))).toBe(400);
  });

  it("does not guess another encoding", async () => {
    expect(await statusOf(sent(new Uint8Array([0x7b, 0x22, 0xc7, 0x22, 0x3a, 0x31, 0x7d])))).toBe(400);
  });

  it("refuses more than 64 KB", async () => {
    expect(await statusOf(sent(`{"a":"${"x".repeat(64 * 1024)}"}`))).toBe(413);
  });
});
