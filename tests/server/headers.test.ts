import { beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../support/running-server";
import { startS3Server } from "../support/s3-server";

let server: RunningServer;
let secure: RunningServer;

beforeAll(async () => {
  server = await startServer();
  secure = await startServer({ TRUST_PROXY: "1" });
});

describe("every answer", () => {
  it.each([
    ["a page", "/", {}, 200],
    ["a missing page", "/no-such-page", {}, 404],
    ["a missing asset", "/assets/none.js", {}, 404],
    ["a public file", "/favicon.svg", {}, 200],
    ["a probe", "/healthz", {}, 200],
    ["a refusal", "/", { method: "POST", headers: { Origin: "https://evil.example" } }, 403],
  ])("carries the security headers: %s", async (_name, path, init, status) => {
    const { headers, status: got } = await fetch(server.address + path, init);
    expect(got).toBe(status);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none';.*base-uri 'none'; form-action '(?:none|self)'; frame-ancestors 'none'/,
    );
    expect(headers.get("Permissions-Policy")).toContain("geolocation=()");
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f]{12}$/);
    expect(headers.get("X-Powered-By")).toBeNull();
    expect(headers.get("Strict-Transport-Security")).toBeNull();
  });

  it("includes Strict-Transport-Security over https", async () => {
    const { headers } = await fetch(secure.address, { headers: { "X-Forwarded-Proto": "https" } });
    expect(headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
    const plain = await fetch(server.address, { headers: { "X-Forwarded-Proto": "https" } });
    expect(plain.headers.get("Strict-Transport-Security")).toBeNull();
  });
});

it("includes Strict-Transport-Security if the site is served over https, even if its proxy does not say so", async () => {
  const named = await startServer({ PUBLIC_URL: "https://portal.example" });
  const { headers } = await fetch(named.address);
  expect(headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
});

describe("files", () => {
  it("in the public folder are cached for an hour", async () => {
    const { headers } = await fetch(`${server.address}/favicon.svg`);
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  it.each(["/../package.json", "/..%2fpackage.json", "/.env", "/assets/..%2f..%2f..%2fpackage.json"])(
    "outside are not served: %s",
    async (path) => expect((await fetch(server.address + path)).status).toBe(404),
  );
});

const ready = {
  ...{ status: "ready", database: true, storage: true },
  ...{ mail: "off", disk: "fine", lastBackupHours: null, readOnly: false },
};

describe("the probes", () => {
  it("answer JSON with no-store", async () => {
    for (const [path, body] of [
      ["/healthz", { status: "ok" }],
      ["/readyz", ready],
    ] as const) {
      const answer = await fetch(server.address + path);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(await answer.json()).toEqual(body);
    }
  });

  it("report unready while the storage is unreachable, except to a proxy, because there are pages to show", async () => {
    const keys = { accessKeyId: "key-of-the-test", secretAccessKey: "secret-of-the-test" };
    const s3 = await startS3Server({ port: 0, bucket: "files", ...keys });
    const { address, stop } = await startServer({
      S3_BUCKET: "files",
      S3_ENDPOINT: s3.url,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      S3_FORCE_PATH_STYLE: "1",
    });
    s3.fail();
    const readiness = async (query = "") => {
      const answer = await fetch(`${address}/readyz${query}`);
      const { database, storage } = await answer.json();
      return { status: answer.status, database, storage };
    };
    await expect.poll(() => readiness()).toEqual({ status: 503, database: true, storage: false });
    expect((await readiness("?for=proxy")).status).toBe(200);
    await stop();
    await s3.stop();
  });
});
