import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { FormRefused, type ReceiveFile, readFormBody } from "./form-parser.server";

const limits = { fields: 5, text: 60, files: 2, fileSize: 10 };
const inMemory: ReceiveFile = async (content, { name, type }) =>
  new File([new Uint8Array(await buffer(content))], name, { type });
const read = (body: BodyInit, headers: Record<string, string> = {}, receive = inMemory) =>
  readFormBody(
    new Request("http://x/", { method: "POST", body, headers, duplex: "half" } as RequestInit),
    limits,
    receive,
  );

function formOf(...entries: Array<[name: string, value: string | File]>): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

const file = (text: string, name = "a.txt") => new File([text], name, { type: "text/plain" });
const statusOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 200,
    (error) => (error instanceof FormRefused ? error.status : error),
  );

describe("readFormBody", () => {
  it("keeps the order of fields and files, and Arabic file names", async () => {
    const sent = formOf(
      ["b", "ب"],
      ["f", file("one", "خبر صحفي.txt")],
      ["a", ""],
      ["f", file("two")],
      ["b", "2"],
    );
    const form = await read(sent);
    expect([...form.keys()]).toEqual(["b", "f", "a", "f", "b"]);
    expect(form.getAll("b")).toEqual(["ب", "2"]);
    const [first, second] = form.getAll("f") as File[];
    expect([first!.name, await first!.text(), first!.type]).toEqual(["خبر صحفي.txt", "one", "text/plain"]);
    expect(await second!.text()).toBe("two");
  });

  it("distinguishes an empty file field from a file", async () => {
    const form = await read(formOf(["f", new File([], "")]));
    expect(form.get("f")).toMatchObject({ name: "", size: 0 });
  });

  it("reads a URL-encoded body", async () => {
    expect([...(await read(new URLSearchParams({ a: "1 ٢", b: "" })))]).toEqual([
      ["a", "1 ٢"],
      ["b", ""],
    ]);
  });

  it("stops reading a file at the size limit, so that it is recognised as too large", async () => {
    const form = await read(formOf(["f", file("x".repeat(5000))], ["after", "y"]));
    expect(form.get("f")).toMatchObject({ size: limits.fileSize });
    expect(form.get("after")).toBe("y");
  });

  it.each([
    ["more fields", formOf(..."abcdef".split("").map((name): [string, string] => [name, "1"]))],
    ["more text in one field", formOf(["a", "x".repeat(61)])],
    ["more text in all of them", formOf(["a", "x".repeat(40)], ["b", "x".repeat(40)])],
    ["more files", formOf(["f", file("1")], ["f", file("2")], ["f", file("3")])],
    ["a longer name of a field", formOf(["n".repeat(300), "1"])],
    ["more fields, written as an address", new URLSearchParams("a&b&c&d&e&f")],
    ["more text, written as an address", new URLSearchParams({ a: "x".repeat(61) })],
  ])("refuses a body with %s than allowed", async (_, body) => {
    expect(await statusOf(read(body))).toBe(413);
  });

  const MULTIPART = { "Content-Type": "multipart/form-data; boundary=b" };
  const begun = '--b\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\nbegun';
  it.each([
    ["nothing says what it is", "a=1", { "Content-Type": "" }],
    ["it is something else", "{}", { "Content-Type": "application/json" }],
    ["it has no boundary", "--b--", { "Content-Type": "multipart/form-data" }],
    ["it ends within a file", begun, MULTIPART],
    ["it ends within a field", begun.replace('; filename="a.txt"', ""), MULTIPART],
    ["nothing of it comes", "", MULTIPART],
  ])("refuses a body if %s", async (_, body, headers) => {
    expect(await statusOf(read(body, headers))).toBe(400);
  });

  it("ends the receiving of files when the body breaks off", async () => {
    let broken: unknown;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(begun)),
      pull: (controller) => controller.error(new Error("the sender is gone")),
    });
    const receive: ReceiveFile = async (content) => {
      for await (const _ of content);
      return file("never");
    };
    const noting: ReceiveFile = (...sent) =>
      receive(...sent).catch((error) => {
        broken = error;
        throw error;
      });
    expect(await statusOf(read(body, MULTIPART, noting))).toBe(400);
    await new Promise(setImmediate);
    expect(broken).toBeInstanceOf(Error);
  });

  it("fails with the cause if a file cannot be stored", async () => {
    const why = new Error("no room");
    const full: ReceiveFile = async () => Promise.reject(why);
    expect(await statusOf(read(formOf(["f", file("x".repeat(200_000))]), {}, full))).toBe(why);
  });
});
