import { chownSync } from "node:fs";
import { expect, it } from "vitest";
import { freePort } from "../../scripts/free-port.mjs";
import { callerOf } from "../support/caller";
import { ensureBuilt, launch, temporaryFolder } from "../support/launch";

const nobody = { uid: 65_534, gid: 65_534 };
const mayBecomeNobody = process.getuid?.() === 0;

it.runIf(mayBecomeNobody)("a data folder is all that a server writes to", async () => {
  ensureBuilt();
  const DATA_DIR = temporaryFolder();
  chownSync(DATA_DIR, nobody.uid, nobody.gid);
  const port = await freePort();
  const settings = { DEMO: "1", HOST: "127.0.0.1", PORT: String(port), TMPDIR: "/proc", HOME: "/proc" };
  const started = launch(["server.mjs"], { ...settings, DATA_DIR }, nobody);
  const address = `http://127.0.0.1:${port}`;
  const ready = () =>
    fetch(`${address}/readyz`).then(
      (answer) => answer.status,
      () => started.child.exitCode ?? 0,
    );
  await expect.poll(ready, { interval: 50 }).toBe(200);
  const site = callerOf({ address } as Parameters<typeof callerOf>[0]);
  const Cookie = await site.signInStaff("admin@demo.test", "demo-admin-2026");
  const article = new FormData();
  const fields = {
    title: "Kept",
    description: "Kept",
    date: "2026-01-05",
    submission_id: crypto.randomUUID(),
    intent: "confirm",
  };
  for (const [name, value] of Object.entries(fields)) article.set(name, value);
  article.set("attachments", new Blob(["text ".repeat(20_000)], { type: "text/plain" }), "text.txt");
  const headers = { Origin: address, Cookie };
  const sent = { method: "POST", body: article, headers, redirect: "manual" } as const;
  expect((await fetch(`${address}/edit-news/2`, sent)).status).toBe(303);
  started.child.kill("SIGINT");
  expect(await started.ended).toBe(0);
});
