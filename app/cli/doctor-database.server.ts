import { pool } from "~/db/client.server";
import { DataFolderInUse } from "~/db/embedded/embedded.server";
import { findSchemaState } from "~/db/schema-state.server";
import { pingDatabase, startDatabase, stopDatabase } from "~/db/start.server";
import { countLetters } from "~/domain/outbox/queries.server";
import { settings } from "~/platform/settings.server";
import { type Finding, findingsAbout, reason } from "./finding";

const SKEW_NOTICED = 5;
const SKEW_WRONG = 300;

async function checkSchema(): Promise<Finding> {
  const { fine, warning, wrong } = findingsAbout("schema");
  const { waiting, unknown } = await findSchemaState();
  if (unknown) return warning(`newer than this build, by ${unknown}: it can be served, not changed`);
  if (!waiting.length) return fine("up to date");
  const count = waiting.length === 1 ? "1 migration waits" : `${waiting.length} migrations wait`;
  return settings.migrateOnStart
    ? warning(`${count}; the next start brings it up to date`)
    : wrong(`${count}: run \`npm run cli -- migrate\``);
}

async function checkClock(): Promise<Finding> {
  const { fine, warning, wrong } = findingsAbout("clock");
  const asked = Date.now();
  const [row] = await pool<[{ at: number }]>`select extract(epoch from clock_timestamp())::float8 as at`;
  const skew = Math.abs(row.at - (asked + Date.now()) / 2000);
  if (skew < SKEW_NOTICED) return fine("agrees with the database");
  const text = `${skew.toFixed(0)} s apart from the database: set both by NTP`;
  return skew < SKEW_WRONG ? warning(text) : wrong(text);
}

async function checkLetters(): Promise<Finding> {
  const { fine, warning } = findingsAbout("letters");
  const { waiting, failed } = await countLetters();
  const text = `${waiting} waiting, ${failed} failed`;
  return failed ? warning(`${text}: see /dashboard/outbox`) : fine(text);
}

async function* findings(): AsyncGenerator<Finding, void> {
  const { fine, wrong } = findingsAbout("database");
  const kind = settings.databaseUrl ? "PostgreSQL" : `embedded, in ${settings.dataDir}`;
  try {
    await startDatabase(false);
    await pingDatabase();
    yield fine(`${kind}: answers`);
  } catch (error) {
    if (error instanceof DataFolderInUse)
      yield fine(`${kind}: open in the running server, which alone may ask it`);
    else yield wrong(`${kind}: ${reason(error)}`);
    return;
  }
  const schema = await checkSchema();
  yield schema;
  yield await checkClock();
  if (schema.text === "up to date") yield await checkLetters();
}

/** What can be said of the database; nothing in it is changed, its schema neither. */
export async function* checkDatabase(): AsyncGenerator<Finding, void> {
  try {
    yield* findings();
  } finally {
    await stopDatabase();
  }
}
