import { chownSync } from "node:fs";
import { expect, it } from "vitest";
import { callerOf } from "../support/caller";
import { temporaryFolder } from "../support/launch";
import { startServer } from "../support/running-server";

const nobody = { uid: 65_534, gid: 65_534 };
const mayBecomeNobody = process.getuid?.() === 0;

it.runIf(mayBecomeNobody)("a server writes only to its data folder", async () => {
  const DATA_DIR = temporaryFolder();
  chownSync(DATA_DIR, nobody.uid, nobody.gid);
  const server = await startServer({ DEMO: "1", TMPDIR: "/proc", HOME: "/proc", DATA_DIR }, nobody);
  const { address } = server;
  const site = callerOf(server);
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
  expect(await server.stop("SIGINT")).toBe(0);
});
