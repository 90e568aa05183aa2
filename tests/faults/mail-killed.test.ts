import { expect, it } from "vitest";
import { removeAtEnd } from "../support/launch";
import { lettersShown, mailSettings, quiet, writeMessage } from "../support/mail-site";
import { at, demoPlace } from "../support/prepared-place";
import { startResendServer } from "../support/resend-server";
import { startServer } from "../support/running-server";

it.concurrent.each([
  ["take-and-hang", "taken", 1],
  ["hang", "not taken", 0],
] as const)(
  "kill -9 while the mail service hangs (%s) with a letter %s sends it once, and loses none",
  async (behaviour, _, taken) => {
    const resend = await startResendServer();
    removeAtEnd(resend.stop);
    const environment = { ...mailSettings(resend.url), ...at(await quiet(await demoPlace())) };
    const killed = await startServer(environment);
    resend.behave(behaviour);
    expect(await writeMessage(killed, "Opening hours")).toBe(303);
    await expect.poll(() => resend.tries.length, { timeout: 60_000 }).toBe(1);
    await expect.poll(() => resend.letters.size, { timeout: 60_000 }).toBe(taken);
    await killed.stop("SIGKILL");

    const server = await startServer(environment);
    const sent = { waiting: 0, sent: 1, failed: 0 };
    await expect.poll(() => lettersShown(server), { timeout: 120_000, interval: 1000 }).toEqual(sent);
    expect(resend.letters.size).toBe(1);
    const keys = resend.tries.map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
    await server.stop("SIGINT");
  },
);
