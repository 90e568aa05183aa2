import { expect, it } from "vitest";
import { type Place, withDatabaseOf } from "../support/hidden-records";
import { aFile, start, take } from "../support/member-import";
import { emptyPlace } from "../support/prepared-place";
import { registerFile } from "../support/register-file";

const isRefused = (output: string) => output.includes("in use by another process");

/** Lets an import kill itself after it has sent this many bytes to the database. */
async function killAfter(bytes: number, place: Place, file: string) {
  const { code, output } = await start(place, ["import-members", file, "--skip-bad"], bytes).ended;
  if (isRefused(output)) return killAfter(bytes, place, file);
  expect(code).toBe(null);
}

/** Retries, because a killed owner's folder is free only after its database has ended. */
async function takeWhenFree(place: Place, file: string) {
  for (;;) {
    const taken = await take(place, file);
    if (!isRefused(taken.output)) return taken;
  }
}

/** Returns everything that an import writes, without times and attempts. */
const contentOf = (place: Place) =>
  withDatabaseOf(place, async (sql) => ({
    members: await sql`
      select to_jsonb(members) - '{created_at,updated_at}'::text[] as row from members order by member_number`,
    dues: await sql`select to_jsonb(dues) - 'as_of' as row from dues order by member_number`,
    said: await sql`select member_number, said from register_rows order by member_number`,
    changes: await sql`select member_number, changed from dues_changes order by member_number, id`,
    audit: await sql`
      select action, detail, case when action = 'member.import' then subject end as subject from audit order by id`,
  }));

it("kill -9 at any moment leaves all or nothing, and running the command again gives the same result", async () => {
  const [complete, killed] = [await emptyPlace(), await emptyPlace()];
  const before = aFile(registerFile({ rows: 6000, badEvery: 60 }).text);
  const after = aFile(registerFile({ rows: 6000, badEvery: 60, months: 1, newMobiles: 700 }).text);
  for (const place of [complete, killed]) expect((await take(place, before)).code).toBe(0);
  const { printed, sentBytes } = await start(complete, ["import-members", after, "--skip-bad"], Infinity)
    .ended;
  expect(printed).toContain("6000 lines, 5899 good, 101 rejected, 0 added, 5899 updated, 0 unchanged\n");
  for (const part of [0.1, 0.3, 0.5, 0.65, 0.8, 0.9]) await killAfter(sentBytes * part, killed, after);
  const again = await takeWhenFree(killed, after);
  expect([again.code, again.printed]).toEqual([0, expect.stringContaining("The register was imported.\n")]);
  const [content, expected] = [await contentOf(killed), await contentOf(complete)];
  const once = content.audit.filter(({ action }) => action !== "register.import");
  expect(once).toEqual(expected.audit.filter(({ action }) => action !== "register.import"));
  for (const part of ["members", "dues", "said", "changes"] as const)
    expect(content[part]).toEqual(expected[part]);
});
