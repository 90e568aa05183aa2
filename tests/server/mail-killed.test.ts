import { afterAll, expect, it } from "vitest";
import { at, demoPlace } from "../support/demo-place";
import { lettersShown, mailSettings, writeMessage } from "../support/mail-site";
import { startResendServer } from "../support/resend-server";
import { startServer } from "../support/running-server";

const resend = await startResendServer();
afterAll(() => resend.stop());

it("kill -9 while the mail service has a letter in hand, taken or not, sends no letter twice and loses none", async () => {
  const environment = {
    ...mailSettings(resend.url),
    ...at(await demoPlace()),
  };
  let server = await startServer(environment);
  for (const [nth, behaviour] of (["take-and-hang", "hang"] as const).entries()) {
    resend.behave(behaviour);
    const before = resend.tries.length;
    expect(await writeMessage(server, `Opening hours ${nth}`)).toBe(303);
    await expect.poll(() => resend.tries.length, { timeout: 10_000 }).toBe(before + 1);
    expect(resend.letters.size).toBe(behaviour === "hang" ? nth : nth + 1);
    await server.stop("SIGKILL");

    server = await startServer(environment);
    const sent = { waiting: 0, sent: nth + 1, failed: 0 };
    await expect.poll(() => lettersShown(server), { timeout: 45_000, interval: 1500 }).toEqual(sent);
    expect(resend.letters.size).toBe(nth + 1);
    const keys = resend.tries.slice(before).map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
  }
  await server.stop("SIGINT");
}, 180_000);
