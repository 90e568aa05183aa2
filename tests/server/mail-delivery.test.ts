import { afterAll, expect, it } from "vitest";
import { startDemo } from "../support/demo-place";
import { lettersShown, mailSettings, writeMessage } from "../support/mail-site";
import { startResendServer } from "../support/resend-server";

const resend = await startResendServer();
afterAll(() => resend.stop());

it("a mail service that is busy, fails, refuses the key or loses its answer gets every letter once", async () => {
  const server = await startDemo(mailSettings(resend.url));
  resend.behave({ status: 429, retryAfter: 3 }, { status: 500 }, { status: 401 }, "take-and-cut", {
    status: 503,
  });
  const titles = Array.from({ length: 6 }, (_, nth) => `Opening hours ${nth}`);
  for (const title of titles) expect(await writeMessage(server, title)).toBe(303);
  await expect.poll(() => resend.letters.size, { timeout: 40_000, interval: 200 }).toBe(titles.length);
  const sent = { waiting: 0, sent: titles.length, failed: 0 };
  await expect.poll(() => lettersShown(server), { timeout: 40_000, interval: 1500 }).toEqual(sent);

  expect(resend.letters.size).toBe(titles.length);
  expect(new Set([...resend.letters.values()].map(({ subject }) => subject)).size).toBe(titles.length);
  expect(resend.tries).toHaveLength(titles.length + 5);
  const gaps = resend.tries.slice(1).map(({ at }, nth) => at - resend.tries[nth]!.at);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(300);
  const span = resend.tries.at(-1)!.at - resend.tries[0]!.at;
  expect(span / gaps.length).toBeGreaterThanOrEqual(450);
  const [first, again] = resend.tries.filter(({ key }) => key === resend.tries[0]!.key);
  expect(again!.at - first!.at).toBeGreaterThanOrEqual(3000);
  await server.stop("SIGINT");
  expect(server.output()).not.toMatch(/home\.example|192\.0\.2|Opening hours/);
}, 120_000);
