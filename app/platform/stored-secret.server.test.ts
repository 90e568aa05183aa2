import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createSecret, readSecret, SecretRefused } from "./stored-secret.server";

const root = mkdtempSync(path.join(tmpdir(), "naqaba-secret-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let file: string;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(root, "one-")), "session-secret");
});

const refusal = (work: () => unknown) => {
  try {
    work();
    return "";
  } catch (error) {
    return error instanceof SecretRefused ? error.message : error;
  }
};

describe("createSecret", () => {
  it("writes a complete file, readable only by its owner", () => {
    const { secret, drawn } = createSecret(file, 32);
    expect([secret.length, drawn, readFileSync(file, "utf8")]).toEqual([43, true, secret]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(file))).toEqual(["session-secret"]);
    expect(readSecret(file)).toBe(secret);
  });

  it("returns the secret that another process created first", () => {
    const first = createSecret(file, 32);
    expect(createSecret(file, 32)).toEqual({ secret: first.secret, drawn: false });
    expect(readdirSync(path.dirname(file))).toEqual(["session-secret"]);
  });

  it("fails with one line if it cannot be written", () => {
    const nowhere = path.join(path.dirname(file), "no-folder", "session-secret");
    expect(refusal(() => createSecret(nowhere, 32))).toBe(`${nowhere} cannot be written: ENOENT`);
  });
});

describe("readSecret", () => {
  it("returns null if there is no file", () => expect(readSecret(file)).toBeNull());

  it.each(["", "\n", "x".repeat(31), "\0".repeat(43), `${"x".repeat(32)}\0${"x".repeat(10)}`])(
    "is refused when it is empty, cut off or holds NUL bytes: %j",
    (text) => {
      writeFileSync(file, text);
      expect(refusal(() => readSecret(file))).toMatch(/^\S+session-secret is empty, cut off or unreadable: /);
    },
  );

  it("ignores a line break that an editor added", () => {
    writeFileSync(file, `${"x".repeat(32)}\n`);
    expect(readSecret(file)).toBe("x".repeat(32));
  });
});
