import { expect, it } from "vitest";
import { demoLogins } from "~/content/demo-logins";
import { callerOf } from "../support/caller";
import { type Place, withDatabaseOf } from "../support/hidden-records";
import { aFile, take } from "../support/member-import";
import { at, demoPlace } from "../support/prepared-place";
import { registerFile } from "../support/register-file";
import { type RunningServer, startServer } from "../support/running-server";

const FILES = "/dashboard/register/imports";
const WAIT = { timeout: 180_000, interval: 20 };
/** With a cluster, another process takes a killed one's file over only after its lease has run out. */
const KILLS_OF_EACH = process.env.TEST_DATABASE_URL ? 1 : 2;

/** Returns everything that a file writes, without times and attempts. */
const contentOf = (place: Place) =>
  withDatabaseOf(place, async (sql) => ({
    members: await sql`
      select to_jsonb(members) - '{created_at,updated_at,version}'::text[] as row from members order by member_number`,
    dues: await sql`select to_jsonb(dues) - 'as_of' as row from dues order by member_number`,
    said: await sql`select member_number, said from register_rows order by member_number`,
    changes: await sql`
      select subject, detail, count(*)::int as times from audit where action = 'member.import' group by 1, 2 order by 1`,
  }));

/** A registrar at a site that is killed and started again, with the same session. */
async function aRegistrar(environment: Record<string, string>) {
  let server: RunningServer = await startServer(environment);
  const { name, password } = demoLogins.staff.find((login) => login.name.startsWith("registrar"))!;
  const Cookie = await callerOf(server).signInStaff(name, password);
  const post = async (path: string, fields: Record<string, string | Blob> = {}) => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ submission_id: crypto.randomUUID(), ...fields }))
      body.set(field, value);
    const headers = { Cookie, Origin: server.address };
    return fetch(server.address + path, { method: "POST", body, headers, redirect: "manual" });
  };
  /** Returns how far the work on a file is, as its page shows it; null once it has ended. */
  const progress = async (path: string): Promise<string | null> => {
    const page = await (await fetch(server.address + path, { headers: { Cookie } })).text();
    return /<progress[^>]*value="(\d+)"/.exec(page)?.[1] ?? (page.includes("<progress") ? "0" : null);
  };
  return {
    post,
    page: async (path: string) => (await fetch(server.address + path, { headers: { Cookie } })).text(),
    /** Kills the server each time the work has gone on, as often as is asked for, and waits until the work has ended. */
    async finishDespiteKills(path: string) {
      let kills = 0;
      let seen = await progress(path);
      await expect
        .poll(async () => {
          const now = await progress(path);
          if (now === null || now === seen || kills === KILLS_OF_EACH) return now;
          seen = now;
          kills++;
          await server.stop("SIGKILL");
          server = await startServer(environment);
          return now;
        }, WAIT)
        .toBeNull();
      return kills;
    },
    stop: () => server.stop("SIGINT"),
  };
}

it("kill -9 during check, application and undoing leaves nothing half and does nothing twice", async () => {
  const text = registerFile({ rows: 3000, badEvery: 60 }).text;
  const [complete, killed] = [await demoPlace(), await demoPlace()];
  const before = await contentOf(killed);
  expect((await take(complete, aFile(text))).code).toBe(0);

  const registrar = await aRegistrar({ DEMO: "1", ...at(killed) });
  const sent = await registrar.post(`${FILES}/add`, { file: new Blob([text]) });
  const file = sent.headers.get("Location")!;
  expect(await registrar.finishDespiteKills(file)).toBeGreaterThan(0);
  expect((await registrar.post(`${file}/apply`, { good_only: "1", confirmed: "1" })).status).toBe(303);
  expect(await registrar.finishDespiteKills(file)).toBeGreaterThan(0);
  await registrar.stop();
  expect(await contentOf(killed)).toEqual(await contentOf(complete));

  const later = await aRegistrar({ DEMO: "1", ...at(killed) });
  expect((await later.post(`${file}/undo`)).status).toBe(303);
  expect(await later.finishDespiteKills(file)).toBeGreaterThan(0);
  await later.stop();
  const { changes: _, ...undone } = await contentOf(killed);
  expect({ ...undone, changes: before.changes }).toEqual(before);
});
