import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, outbox } from "~/db";
import { findOutboxFigures } from "~/domain/outbox/letters.server";
import { useDatabase } from "../support/database";

useDatabase();

const letter = { recipient: "a@home.example", subject: "s", html: "h", text: "t", about: "complaint:1" };
const ago = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`;

it("an empty outbox has no waiting emails", async () => {
  expect(await findOutboxFigures()).toEqual({
    waiting: 0,
    failed: 0,
    oldestWaiting: null,
    oldestTried: null,
    lastSent: null,
  });
});

it("returns the number of waiting and failed emails, their age, and the time of the last delivery", async () => {
  await db.insert(outbox).values([
    { ...letter, createdAt: ago(30) },
    { ...letter, createdAt: ago(20), lastError: "[500] r" },
    { ...letter, createdAt: ago(90), state: "failed", lastError: "[422] r" },
    { ...letter, createdAt: ago(80), state: "sent", sentAt: ago(79) },
    { ...letter, createdAt: ago(70), state: "sent", sentAt: ago(60) },
  ]);
  const found = await findOutboxFigures();
  expect(found).toMatchObject({ waiting: 2, failed: 1 });
  const minutes = [found.oldestWaiting, found.oldestTried, found.lastSent].map((age) =>
    Math.floor(age! / 60),
  );
  expect(minutes).toEqual([30, 20, 60]);
});
