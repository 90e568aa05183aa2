import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { pathsOf, siteMap } from "~/addresses/site-map";
import { exchange, type RunningServer, startServer } from "../support/running-server";

const PUBLIC = "https://portal.example";
let open: RunningServer;
let named: RunningServer;

beforeAll(async () => {
  open = await startServer();
  named = await startServer({ PUBLIC_URL: PUBLIC });
});

const raw = (server: RunningServer, method: string, path: string, ...headers: string[]) =>
  exchange(
    server.port,
    `${[`${method} ${path} HTTP/1.1`, ...headers, "Connection: close"].join("\r\n")}\r\n\r\n`,
  );
const statusOf = (answer: string) => Number(answer.split(" ")[1]);

const post = (path: string, headers: Record<string, string>, body = "lang=ar&theme=dark&back=/") =>
  fetch(open.address + path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body,
    redirect: "manual",
  });

describe("a form from another site", () => {
  it.each([
    ["a page", "/emp-portal"],
    ["a page's data", "/emp-portal?_data=routes%2Fstaff%2Fsign-in"],
    ["a single-fetch call", "/emp-portal.data"],
    ["a resource route", "/preferences"],
    ["a resource route's data", "/preferences?_data=routes%2Fpreferences%2Fsave"],
    ["an address that does not exist", "/api/nothing"],
  ])("is refused at %s and changes nothing", async (_name, path) => {
    const senders: Array<Record<string, string>> = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
      { Cookie: "naqaba_doctor=x" },
    ];
    for (const headers of senders) {
      const answer = await post(path, headers);
      expect([headers, answer.status]).toEqual([headers, 403]);
      expect(answer.headers.get("Set-Cookie")).toBeNull();
    }
  });

  it("is refused in the reader's language", async () => {
    const answer = await post("/preferences", { Origin: "https://evil.example", Cookie: "lang=ar" });
    expect(await answer.text()).toContain('<html lang="ar" dir="rtl">');
  });

  it("is refused in JSON by an API endpoint", async () => {
    const answer = await post("/api/auth/dr-portal", { Origin: "https://evil.example" });
    expect(await answer.json()).toMatchObject({ success: false });
  });

  it("does not block our own forms", async () => {
    expect((await post("/preferences", { Origin: open.address })).status).toBe(303);
  });
});

describe("the host", () => {
  it.each(["evil.example", "portal.example.evil.example", "portal.example:8080", "127.0.0.1"])(
    "%s is refused where PUBLIC_URL names another",
    async (host) => expect(statusOf(await raw(named, "GET", "/", `Host: ${host}`))).toBe(400),
  );

  it.each(["portal.example", "PORTAL.example", "portal.example:443"])("%s is ours", async (host) => {
    expect(statusOf(await raw(named, "GET", "/", `Host: ${host}`))).toBe(200);
  });

  it.each(["a b", "a/b", "a@b", "-", "a:b", "a:99999", "<script>"])("%s is no host", async (host) => {
    expect(statusOf(await raw(open, "GET", "/", `Host: ${host}`))).toBe(400);
  });

  it("given twice is refused, on a cached page too", async () => {
    expect(statusOf(await raw(named, "GET", "/", "Host: portal.example"))).toBe(200);
    const twice = await raw(named, "GET", "/", "Host: portal.example", "Host: evil.example");
    expect(statusOf(twice)).toBe(400);
  });

  it("is not checked for health probes", async () => {
    expect(statusOf(await raw(named, "GET", "/healthz", "Host: 10.0.0.7:3000"))).toBe(200);
  });

  it("cannot be claimed by X-Forwarded-Host", async () => {
    const answer = await raw(named, "GET", "/", "Host: portal.example", "X-Forwarded-Host: evil.example");
    expect(statusOf(answer)).toBe(200);
    expect(answer).not.toContain("evil.example");
  });
});

describe("a method", () => {
  it.each(["TRACE", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is not allowed", async (method) => {
    const answer = await raw(open, method, "/", "Host: localhost");
    expect(statusOf(answer)).toBe(405);
    expect(answer).toMatch(/\r\nAllow: GET, HEAD, POST\r\n/i);
  });

  it("CONNECT is not allowed", async () => {
    expect(statusOf(await raw(open, "CONNECT", "evil.example:443", "Host: evil.example:443"))).toBe(405);
  });
});

describe("an address without forms", () => {
  const read = siteMap.filter(({ takes, path }) => !takes && !path.endsWith("*"));
  const example = (path: string) => path.replace(/:\w+/g, "7");

  it("is read-only, for pages and API endpoints", async () => {
    expect(read.length).toBeGreaterThan(60);
    for (const path of read.flatMap(pathsOf).map(example)) {
      const answer = await post(path, {});
      expect([path, answer.status, answer.headers.get("Allow")]).toEqual([path, 405, "GET, HEAD"]);
      const type = path.startsWith("/api/") ? "application/json" : "text/html";
      expect([path, answer.headers.get("Content-Type")]).toEqual([path, `${type}; charset=utf-8`]);
    }
  });
});

describe("an address", () => {
  it.each([
    "/news?q=%00",
    "/%00",
    "/%zz",
    "/%ff",
    "/news?q=%",
    `/news?q=${"x".repeat(5000)}`,
    "http://evil.example/",
    "/./verify/K7M2-9QXR-4HVT-WNAB",
    "/x/%2e%2e/verify/K7M2-9QXR-4HVT-WNAB",
    "/verify\\K7M2-9QXR-4HVT-WNAB",
    "/dr-portal/.%2E",
  ])("%s is not understood", async (path) =>
    expect(statusOf(await raw(open, "GET", path, "Host: localhost"))).toBe(400),
  );
});

describe("a form without an Origin header", () => {
  it("is accepted if the browser's Fetch Metadata vouches for it", async () => {
    const headers = { Origin: "null", "Sec-Fetch-Site": "same-origin", Host: `127.0.0.1:${open.port}` };
    for (const path of ["/contact-us", "/survey"]) {
      expect([path, (await post(path, headers, "title=x")).status]).toEqual([path, 422]);
    }
  });
});

describe("a form of five thousand parts", () => {
  it("is too large, and affects nobody else", async () => {
    const body = { DOC_NAME_A: "أحمد خالد محمود", E_MAIL: "q@mail.test", do: "draft" };
    const draft = await post(
      "/registration-until-emtyaz/draft",
      { Origin: open.address },
      `${new URLSearchParams({ ...body, submission_id: randomUUID() })}`,
    );
    const cookie = draft.headers.getSetCookie().find((each) => each.includes("naqaba_draft="))!;
    const part = '--B\r\nContent-Disposition: form-data; name="f"\r\n\r\nx\r\n';
    const headers = {
      Origin: open.address,
      Cookie: cookie.split(";")[0]!,
      "Content-Type": "multipart/form-data; boundary=B",
    };
    for (let times = 0; times < 3; times++) {
      const answer = await post(
        "/registration-until-emtyaz/papers",
        headers,
        `${part.repeat(5000)}--B--\r\n`,
      );
      expect(answer.status).toBe(413);
      expect((await fetch(`${open.address}/readyz`)).status).toBe(200);
    }
    expect(open.output()).not.toContain("uncaught");
  });
});

describe("a body", () => {
  const origin = () => ({ Origin: open.address });

  it("above 100 KB is refused for a page without files", async () => {
    expect((await post("/preferences", origin(), "x".repeat(100_000))).status).toBe(413);
  });

  it("above 100 KB is refused for an upload page without a staff session", async () => {
    expect((await post("/dashboard/add-news", origin(), "x".repeat(100_000))).status).toBe(413);
  });

  it("above 40 MB is refused for an upload page", async () => {
    const headers = { ...origin(), Cookie: "naqaba_staff=x" };
    expect((await post("/dashboard/add-news", headers, "x".repeat(41 * 1024 * 1024))).status).toBe(413);
  });

  it("without a length is counted as it arrives", async () => {
    const head = `POST /preferences HTTP/1.1\r\nHost: localhost:${open.port}\r\nConnection: close\r\n`;
    const chunk = `4000\r\n${"x".repeat(0x4000)}\r\n`;
    const answer = await exchange(
      open.port,
      `${head}Origin: http://localhost:${open.port}\r\nTransfer-Encoding: chunked\r\n\r\n`,
      ...Array<string>(5).fill(chunk),
      "0\r\n\r\n",
    );
    expect(statusOf(answer)).toBe(413);
  });
});

describe("an address that begins with two slashes", () => {
  it("returns 404, and its page links to no other site", async () => {
    const answer = await raw(open, "GET", "//evil.example/news", "Host: localhost", "Accept: text/html");
    expect(statusOf(answer)).toBe(404);
    expect(answer).toContain('"/evil.example/news');
    expect(answer).not.toContain('"//evil.example');
  });
});

it.each(["/news/specialty-titles-fund", "/a/b/specialty-titles-fund?lang=en"])(
  "the fund's address below another, %s, leads to the fund's page for good (T3)",
  async (path) => {
    const answer = await fetch(open.address + path, { redirect: "manual" });
    const to = `/specialty-titles-fund${new URL(path, "http://x").search}`;
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, to]);
  },
);
