import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db";
import { acquireSendTurn } from "~/domain/outbox/deliver.server";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { useDatabase } from "../support/database";

useDatabase();

const letter = {
  recipient: "patient@home.example",
  subject: "Reply",
  html: "<p>ردّ</p>",
  text: "ردّ",
  about: "complaint:1",
};
const aWhileLater = () =>
  db.execute(sql`update throttles set window_started_at = now() - interval '500 ms' where key = 'outbox'`);

it("gives one of several processes a turn each half second while emails are waiting", async () => {
  expect(await acquireSendTurn()).toBe(false);
  await db.transaction((tx) => enqueue(tx, letter));
  for (let round = 0; round < 3; round++) {
    const turns = await Promise.all([acquireSendTurn(), acquireSendTurn(), acquireSendTurn()]);
    expect(turns.filter(Boolean)).toHaveLength(1);
    await aWhileLater();
  }
  await db.execute(sql`update outbox set state = 'sent'`);
  expect(await acquireSendTurn()).toBe(false);
});
