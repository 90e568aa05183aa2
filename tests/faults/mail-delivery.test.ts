import { afterAll, expect, it } from "vitest";
import { withDatabaseOf } from "../support/hidden-records";
import { lettersShown, mailSettings, quiet, writeMessage } from "../support/mail-site";
import { at, demoPlace } from "../support/prepared-place";
import { startResendServer } from "../support/resend-server";
import { startServer } from "../support/running-server";

const resend = await startResendServer();
afterAll(() => resend.stop());

it("every email is delivered once to a mail service that is busy, fails, rejects the key or loses its response", async () => {
  const place = await quiet(await demoPlace());
  const environment = { ...mailSettings(resend.url), ...at(place) };
  const server = await startServer(environment);
  resend.behave({ status: 429, retryAfter: 3600 }, { status: 500 }, { status: 401 }, "take-and-cut", {
    status: 503,
  });
  const titles = Array.from({ length: 5 }, (_, nth) => `Opening hours ${nth}`);
  for (const title of titles) expect(await writeMessage(server, title)).toBe(303);
  const pollOptions = { timeout: 120_000, interval: 500 };
  await expect.poll(() => lettersShown(server), pollOptions).toEqual({ waiting: 1, sent: 4, failed: 0 });
  expect(resend.letters.size).toBe(4);
  await server.stop("SIGINT");

  const busy = resend.tries[0]!.key;
  const [letter, turns] = await withDatabaseOf(place, async (sql) => {
    const [waiting] = await sql`
      update outbox set next_try_at = now() where id = ${busy}
      returning (select next_try_at > now() + interval '50 minutes' from outbox where id = ${busy}) as put_off`;
    return [waiting, await sql`select 1 from throttles where key = 'outbox'`];
  });
  expect([letter?.put_off, turns.length]).toEqual([true, 1]);

  const again = await startServer(environment);
  await expect.poll(() => lettersShown(again), pollOptions).toEqual({ waiting: 0, sent: 5, failed: 0 });
  expect(new Set([...resend.letters.values()].map(({ subject }) => subject)).size).toBe(titles.length);
  expect(resend.letters.size).toBe(titles.length);
  expect(resend.tries).toHaveLength(titles.length + 5);
  await again.stop("SIGINT");
  expect(server.output() + again.output()).not.toMatch(/home\.example|198\.51|Opening hours/);
});
