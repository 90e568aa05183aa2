import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PDFDocument } from "pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { cli } from "../support/command-line";
import { temporaryFolder } from "../support/launch";
import { brokenRules } from "../support/paper-rules";
import { type RunningServer, startServer } from "../support/running-server";

const names = ["association-guide", "electronic-payments-guide", "laws-and-regulations"];
const files = names.flatMap((name) => [`${name}-ar.pdf`, `${name}-en.pdf`]);

const documents = (...args: string[]) => cli(["documents", ...args], { PORT: "not a number" });

describe("the command", () => {
  const folder = path.join(temporaryFolder(), "made", "here");

  let written: Awaited<ReturnType<typeof documents>>;
  beforeAll(async () => {
    written = await documents(folder);
  });

  it("writes every document in both languages, without settings or a database", () => {
    const { code, output } = written;
    expect([code, output]).toEqual([0, expect.stringContaining("association-guide-ar.pdf")]);
    expect(readdirSync(folder).sort()).toEqual(files);
  });

  it.each(files)("writes %s as a file that readers open, under 100 KB", async (name) => {
    const bytes = readFileSync(path.join(folder, name));
    const file = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(file.getPageCount()).toBeGreaterThan(1);
    expect(file.getSubject()).toMatch(/sample|نموذجية/);
    expect(bytes.length).toBeLessThan(100 * 1024);
    expect(await brokenRules(bytes)).toEqual([]);
  });

  it("writes the same bytes again", async () => {
    const again = path.join(temporaryFolder(), "again");
    expect((await documents(again)).code).toBe(0);
    for (const name of files) {
      expect(readFileSync(path.join(again, name)).equals(readFileSync(path.join(folder, name)))).toBe(true);
    }
  });
});

describe("a running site", () => {
  let server: RunningServer;
  const get = (name: string, init?: RequestInit) => fetch(`${server.address}/documents/${name}`, init);
  beforeAll(async () => {
    server = await startServer();
  });

  it("has the documents that the build created", () => {
    for (const name of files) expect(existsSync(path.join("build/documents", name))).toBe(true);
  });

  it("lets browsers cache a document for an hour", async () => {
    const answer = await get(files[0]!);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    const body = Buffer.from(await answer.arrayBuffer());
    expect(body.equals(readFileSync(path.join("build/documents", files[0]!)))).toBe(true);
  });

  it("answers HEAD, ranges, and conditional requests", async () => {
    const head = await get(files[0]!, { method: "HEAD" });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    const range = await get(files[0]!, { headers: { Range: "bytes=0-4" } });
    expect([range.status, await range.text()]).toEqual([206, "%PDF-"]);
    const etag = head.headers.get("etag")!;
    const again = await get(files[0]!, { headers: { "If-None-Match": etag, "Cache-Control": "max-age=0" } });
    expect(again.status).toBe(304);
  });

  it.each(["nothing-ar.pdf", "", "..%2fcli.js", "association-guide-fr.pdf"])(
    "shows its own page for what is not there: %s",
    async (name) => {
      const answer = await get(name);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toContain("text/html");
    },
  );
});
