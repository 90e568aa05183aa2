import { expect, it } from "vitest";
import { dictionaries } from "~/i18n";
import { startTwo } from "../support/demo-place";
import type { RunningServer } from "../support/running-server";

const words = dictionaries.en;
let clients = 0;

const send = (server: RunningServer, path: string, fields: Record<string, string>, client?: string) =>
  fetch(server.address + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      Origin: server.address,
      Cookie: "lang=en",
      "X-Forwarded-For": client ?? `198.18.${Math.floor(++clients / 250)}.${(clients % 250) + 1}`,
    },
    body: new URLSearchParams(fields),
  });
const enter = (server: RunningServer, docNo: string, password: string, client?: string) =>
  send(server, "/dr-portal", { docNo, password }, client);
const alertIn = (page: string) =>
  /role="alert"[\s\S]*?<ul[^>]*>([\s\S]*?)<\/ul>/
    .exec(page)?.[1]
    ?.replace(/<[^>]+>/g, " ")
    .trim();

it("wrong passwords and look-ups are counted across all processes, and do not reveal who is a member", async () => {
  const both = await startTwo({ TRUST_PROXY: "1" });
  const [first, second] = both;
  const of = (nth: number) => both[nth % 2]!;

  const known = await enter(first, "10001", "99999999");
  const unknown = await enter(second, "19999", "99999999");
  const [saidOfKnown, saidOfUnknown] = [alertIn(await known.text()), alertIn(await unknown.text())];
  expect([known.status, saidOfKnown]).toEqual([422, words.auth.wrong]);
  expect([unknown.status, saidOfUnknown]).toEqual([422, words.auth.wrong]);

  for (const docNo of ["10003", "19998"]) {
    const guesses = Array.from({ length: 12 }, (_, n) => enter(of(n), docNo, String(30_000_000 + n)));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect([docNo, statuses.filter((status) => status === 422).length]).toEqual([docNo, 5]);
    expect([docNo, statuses.filter((status) => status === 429).length]).toEqual([docNo, 7]);
    const right = await enter(of(1), docNo, "20260003");
    expect([right.status, Number(right.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect(alertIn(await right.text())).toMatch(/^Too many attempts\. Try at \d\d:\d\d or call /);
  }
  expect((await enter(second, "10004", "20260004")).status).toBe(303);

  const harvest = Array.from({ length: 40 }, (_, n) =>
    send(of(n), "/dr-portal/forget-password", { username: String(50_000 + n) }, "198.19.0.1"),
  );
  const answers = await Promise.all(harvest);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
  const late = answers.filter(({ status }) => status === 429);
  expect(late).toHaveLength(10);
  expect(late.every(({ headers }) => Number(headers.get("Retry-After")) > 0)).toBe(true);
  expect(await late[0]!.text()).toContain("Too many attempts");

  const opened = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      send(of(n), "/dr-portal/create-dr-account", { username: "10002" }, `198.19.1.${n + 1}`),
    ),
  );
  expect(opened.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(opened.filter(({ status }) => status === 409)).toHaveLength(7);
  const nobody = await send(first, "/dr-portal/create-dr-account", { username: "19997" });
  expect([nobody.status, alertIn(await nobody.text())]).toEqual([404, words.portal.create.unknown]);

  const link = await fetch(`${first.address}/dr-portal/recover/a-secret-of-somebody`);
  expect(link.status).toBe(404);
  await fetch(`${first.address}/dashboard/members/300000001/recovery-code`);

  for (const server of new Set(both)) {
    await server.stop("SIGINT");
    expect(server.output()).not.toMatch(/300000\d\d|198\.1[89]\.|a-secret-of-somebody/);
  }
  expect(first.output()).toContain('"/dr-portal/recover/*"');
});
