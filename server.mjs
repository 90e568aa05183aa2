import { executionAsyncResource } from "node:async_hooks";

/** One tick for good: once V8 has collected the last of their shape, it builds every later one three times as slowly. */
export let tick;
process.nextTick(() => {
  tick = executionAsyncResource();
});

process.env.NODE_ENV ??= "production";

const refusals = [
  "SettingsMistake",
  "DataFolderInUse",
  "DatabaseNotOpened",
  "MigrationBlocked",
  "StartRefused",
];
const noAnswer = /^(ECONN|ENOTFOUND|EAI_|CONNECT_|28|3D)/;

const explain = (error) => {
  if (noAnswer.test(error.code)) return `The database does not answer: ${error.code} ${error.message}`;
  return refusals.includes(error.constructor.name) ? error.message : error.stack;
};

/** The embedded database starts while the rest is loaded, which waits for it and says what kept it from starting. */
async function load() {
  const { engine } = await import("./build/server/engine.js");
  engine()?.catch(() => {});
  return import("./build/server/index.js");
}

const giveUp = (error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
};

const build = await load().catch(giveUp);
await build.entry.module.serve(build).catch(giveUp);
