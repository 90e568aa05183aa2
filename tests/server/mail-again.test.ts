import { afterAll, expect, it } from "vitest";
import { lettersShown, mailSettings, quiet, signInAsAdmin, writeMessage } from "../support/mail-site";
import { at, demoPlace } from "../support/prepared-place";
import { startResendServer } from "../support/resend-server";
import { startServer } from "../support/running-server";

const resend = await startResendServer();
afterAll(() => resend.stop());

it("a failed email is shown with its reason, retried by hand, and then never again", async () => {
  const server = await startServer({ ...mailSettings(resend.url), ...at(await quiet(await demoPlace())) });
  resend.behave({ status: 422 });
  expect(await writeMessage(server, "Opening hours")).toBe(303);
  const displayedLetters = () => lettersShown(server);
  await expect
    .poll(displayedLetters, { timeout: 120_000, interval: 200 })
    .toEqual({ waiting: 0, sent: 0, failed: 1 });

  const headers = { ...(await signInAsAdmin(server)), Origin: server.address };
  const get = async (path: string) => (await fetch(server.address + path, { headers })).text();
  expect(await get("/dashboard")).toContain('href="/dashboard/outbox?state=failed"');
  const list = await get("/dashboard/outbox?state=failed");
  expect(list).toContain("a•••@home.example");
  const id = /action="\/dashboard\/outbox\/([\w-]{36})\/retry"/.exec(list)![1]!;
  expect(await get(`/dashboard/outbox/${id}`)).toContain("refused by the test");

  const again = async () => {
    const body = new URLSearchParams({ submission_id: crypto.randomUUID() });
    const address = `${server.address}/dashboard/outbox/${id}/retry`;
    return (await fetch(address, { method: "POST", body, headers, redirect: "manual" })).status;
  };
  expect(await again()).toBe(303);
  await expect
    .poll(displayedLetters, { timeout: 120_000, interval: 200 })
    .toEqual({ waiting: 0, sent: 1, failed: 0 });
  expect(await again()).toBe(303);
  expect(await get("/dashboard")).not.toContain("state=failed");
  expect(await displayedLetters()).toEqual({ waiting: 0, sent: 1, failed: 0 });
  expect(resend.letters.size).toBe(1);
  expect(resend.tries.map(({ key }) => key)).toEqual([id, id]);
  await server.stop("SIGINT");
});
