import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type RequestScope, runInRequest } from "~/platform/request-scope.server";
import { settings } from "~/platform/settings.server";
import { readFormBody } from "./form-parser.server";
import { receiveFile, type Sender, takeUploadPlace, waitForTurn } from "./uploads.server";

const over = ({ atEnd = [] }: RequestScope) => {
  for (const giveBack of atEnd) giveBack();
};

describe("concurrent uploads", () => {
  const open: RequestScope[] = [];
  const take = (id: number, address: string, kind: Sender["kind"] = "applicant") => {
    const scope: RequestScope = { address };
    runInRequest(scope, () => takeUploadPlace({ kind, id }));
    open.push(scope);
  };
  const refusal = (work: () => void) => {
    try {
      work();
      return 200;
    } catch (thrown) {
      return (thrown as Response).status;
    }
  };
  const allOver = () => {
    for (const scope of open.splice(0)) over(scope);
  };

  it("are limited to two for one sender, from any networks", () => {
    take(1, "198.51.100.1");
    take(1, "198.51.100.2");
    expect(refusal(() => take(1, "198.51.100.3"))).toBe(429);
    expect(refusal(() => take(2, "198.51.100.3"))).toBe(200);
    allOver();
  });

  it("have a higher limit for staff, whose office may share one network", () => {
    for (let nth = 0; nth < 24; nth++) take(1, "198.51.100.1", "staff");
    expect(refusal(() => take(1, "198.51.100.1", "staff"))).toBe(429);
    expect(refusal(() => take(2, "198.51.100.1", "staff"))).toBe(200);
    allOver();
  });

  it("are limited to eight for one network, including neighbouring IPv6 addresses", () => {
    for (let nth = 0; nth < 8; nth++) take(nth, `2001:db8::${nth + 1}`);
    expect(refusal(() => take(9, "2001:db8::99"))).toBe(429);
    expect(refusal(() => take(9, "2001:db9::1"))).toBe(200);
    allOver();
  });

  it("are limited to 256 in total, and are released when a request ends", () => {
    for (let nth = 0; nth < 256; nth++) take(nth, `198.51.${nth}.1`);
    expect(refusal(() => take(999, "198.52.1.1"))).toBe(429);
    over(open.shift()!);
    expect(refusal(() => take(999, "198.52.1.1"))).toBe(200);
    allOver();
  });
});

it("are processed four at a time, the others in order of arrival", async () => {
  const begun: number[] = [];
  const scopes = Array.from({ length: 6 }, (): RequestScope => ({ address: "" }));
  const turns = scopes.map((scope, nth) =>
    runInRequest(scope, () => waitForTurn().then(() => begun.push(nth))),
  );
  await Promise.all(turns.slice(0, 4));
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1, 2, 3]);
  over(scopes[2]!);
  await turns[4];
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  over(scopes[0]!);
  await turns[5];
  for (const nth of [1, 3, 4, 5]) over(scopes[nth]!);
});

describe("an uploaded file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "naqaba-received-"));
  const before = settings.dataDir;
  beforeEach(() => {
    settings.dataDir = folder;
  });
  afterAll(() => {
    settings.dataDir = before;
    rmSync(folder, { recursive: true });
  });

  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 31) % 251));
  const read = () => {
    const form = new FormData();
    form.append("paper", new File([bytes], "ورقة.pdf"));
    const sent = new Request("http://x/", { method: "POST", body: form });
    return readFormBody(sent, { fields: 1, text: 10, files: 1, fileSize: 1_000_000 }, receiveFile);
  };

  it("can be read repeatedly, and leaves no name on disk", async () => {
    const scope: RequestScope = { address: "" };
    const paper = (await runInRequest(scope, read)).get("paper") as File;
    expect(readdirSync(folder)).toEqual([]);
    expect(paper).toBeInstanceOf(File);
    expect([paper.name, paper.size]).toEqual(["ورقة.pdf", bytes.length]);
    expect(bytes.equals(Buffer.from(await paper.arrayBuffer()))).toBe(true);
    expect(bytes.equals(await buffer(paper.stream() as never))).toBe(true);
    over(scope);
    await expect(paper.arrayBuffer()).rejects.toThrow();
  });

  it("exists even if nothing reports the end of a request", async () => {
    const paper = (await read()).get("paper") as File;
    expect(bytes.equals(Buffer.from(await paper.arrayBuffer()))).toBe(true);
  });

  it("reports a full disk like unavailable storage", async () => {
    settings.dataDir = path.join(folder, "nowhere");
    await expect(runInRequest({ address: "" }, read)).rejects.toMatchObject({ name: "StorageUnavailable" });
  });
});
