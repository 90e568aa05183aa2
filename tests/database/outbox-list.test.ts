import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db, outbox } from "~/db";
import { countWaiting } from "~/domain/inbox/waiting.server";
import { countLetters, getLetter, listLetters } from "~/domain/outbox/letters.server";
import { NotFound } from "~/platform/not-found";
import { useDatabase } from "../support/database";

useDatabase();

beforeEach(async () => {
  await db.execute(sql`
    insert into outbox (recipient, subject, html, text, about, state, created_at)
    select 'patient' || n || '@home.example', 'Letter ' || n, '', '', 'complaint:1',
      case when n <= 60 then 'sent' when n <= 63 then 'failed' else 'waiting' end,
      now() + make_interval(secs => n)
    from generate_series(1, 70) n`);
});

describe("the list of letters", () => {
  it("counts each state", async () => {
    expect(await countLetters()).toEqual({ waiting: 7, sent: 60, failed: 3 });
    expect(await countWaiting()).toMatchObject({ letters: { count: 3 } });
  });

  it("shows 25 per page, newest first, without addresses", async () => {
    const first = await listLetters("sent", 1);
    expect(first).toMatchObject({ page: 1, pages: 3 });
    expect(first.letters).toHaveLength(25);
    expect(first.letters[0]).toMatchObject({ subject: "Letter 60", recipient: "p•••@home.example" });
    const last = await listLetters("sent", 99);
    expect([last.page, last.letters.length, last.letters.at(-1)!.subject]).toEqual([3, 10, "Letter 1"]);
    expect(JSON.stringify([first, last])).not.toContain("patient");
  });

  it("is empty without emails", async () => {
    await db.delete(outbox);
    expect(await listLetters("failed", 1)).toEqual({
      letters: [],
      counts: { waiting: 0, sent: 0, failed: 0 },
      page: 1,
      pages: 1,
    });
  });

  it.each([undefined, "1", "x", crypto.randomUUID()])("knows no letter %s", async (id) => {
    await expect(getLetter(id)).rejects.toBeInstanceOf(NotFound);
  });
});
