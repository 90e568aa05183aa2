import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { dictionaries } from "~/i18n";
import { type RunningServer, startServer } from "../support/running-server";

const words = dictionaries.en.accounts;
let server: RunningServer;

const page = async (address: string) => (await fetch(`${server.address}${address}?lang=en`)).text();
const send = (fields: Record<string, string>, submission = crypto.randomUUID()) =>
  fetch(`${server.address}/setup`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: server.address, Cookie: "lang=en" },
    body: new URLSearchParams({ submission_id: submission, ...fields }),
  });
const admin = { email: "first@site.test", password: "a long enough one", full_name: "The First" };
const tokenFile = () => path.join(server.dataDir, "setup-token");
const announced = () => [...server.output().matchAll(/"setupToken":"([^"]+)"/g)].map(([, token]) => token);

/** The order matters: from the first start to the first admin. */
describe("/setup of a new installation", { shuffle: false }, () => {
  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: "" });
  });

  it("logs its token once, and stores it in a file readable only for the server's user", async () => {
    expect(announced()).toEqual([readFileSync(tokenFile(), "utf8")]);
    expect(statSync(tokenFile()).mode & 0o777).toBe(0o600);
    expect(await page("/setup")).toContain('name="setup_token"');
  });

  it("names missing and invalid fields, and returns no secret", async () => {
    const empty = await send({});
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain(dictionaries.en.forms.errors.required);
    const wrong = await send({ ...admin, setup_token: "a guessed token" });
    const text = await wrong.text();
    expect([wrong.status, text.includes(words.setup["wrong-token"])]).toEqual([422, true]);
    expect(text).toContain("first@site.test");
    expect(text).not.toMatch(/a guessed token|a long enough one/);
  });

  it("creates one admin for eight holders of the token, who can sign in, and is then closed", async () => {
    const setup_token = announced()[0]!;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => send({ ...admin, email: `first${n}@site.test`, setup_token })),
    );
    const ends = answers.map((answer) => answer.headers.get("Location"));
    expect(ends.filter((end) => end === "/emp-portal")).toHaveLength(1);
    const winner = ends.indexOf("/emp-portal");
    const signIn = await fetch(`${server.address}/emp-portal`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: server.address },
      body: new URLSearchParams({ username: `first${winner}@site.test`, password: admin.password }),
    });
    expect(signIn.headers.get("Location")).toBe("/dashboard");
    const closed = await page("/setup");
    expect(closed).toContain(words.setup.done);
    expect(closed).toContain('href="/emp-portal"');
    expect(closed).not.toContain('name="setup_token"');
    expect(() => statSync(tokenFile())).toThrow("ENOENT");
    expect((await send({ ...admin, setup_token })).headers.get("Location")).toBe("/setup");
    expect(server.output()).not.toMatch(/a long enough one|a guessed token|site\.test/);
  });
});

describe("the token of an installation", () => {
  it("is locked out after ten attempts of one client, even for the correct one", async () => {
    const SETUP_TOKEN = "a token from the settings";
    server = await startServer({ DATABASE_URL: "", SETUP_TOKEN });
    expect(announced()).toEqual([]);
    for (let n = 0; n < 10; n++)
      expect((await send({ ...admin, setup_token: `guess ${n}` })).status).toBe(422);
    const late = await send({ ...admin, setup_token: SETUP_TOKEN });
    expect([late.status, Number(late.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  });
});
