import postgres from "postgres";
import { expect, it } from "vitest";
import { removeAtEnd } from "../support/launch";
import { createDatabase } from "../support/postgres-cluster";
import { startServer } from "../support/running-server";

const LATER = 9_999_999_999_999;

/** Two processes of different versions share a database only on PostgreSQL. */
it("starts and serves on a schema that a later version has extended", async ({ skip }) => {
  const database = await createDatabase();
  if (!database) return skip();
  removeAtEnd(database.drop);
  const DATABASE_URL = database.url;
  const running = await startServer({ DATABASE_URL, DEMO: "1" });
  const owner = postgres(DATABASE_URL, { max: 1, onnotice: () => {} });
  await owner.begin(async (tx) => {
    await tx`create table clinics (id integer primary key, name text not null)`;
    await tx`alter table members add column clinic_id integer references clinics`;
    await tx`alter table contacts add column urgent boolean not null default false`;
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${LATER})`;
  });
  const started = await startServer({ DATABASE_URL, DEMO: "1" });
  for (const { address } of [running, started])
    for (const page of ["/", "/news", "/elections?doc_no=10001", "/readyz"]) {
      const answer = await fetch(`${address}${page}`);
      expect([page, answer.status]).toEqual([page, 200]);
      await answer.arrayBuffer();
    }
  const [row] =
    await owner`select count(*)::int as rows from drizzle.__drizzle_migrations where created_at >= ${LATER}`;
  expect(row).toEqual({ rows: 1 });
  await owner.end();
  expect([await running.stop(), await started.stop()]).toEqual([0, 0]);
});
