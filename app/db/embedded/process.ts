import { openAsBlob } from "node:fs";
import { access, rm, writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function open(folder: string | undefined, snapshot: string | undefined) {
  const fresh = !folder || !(await exists(`${folder}/PG_VERSION`));
  const loadDataDir = fresh && snapshot && (await exists(snapshot)) ? await openAsBlob(snapshot) : undefined;
  return PGlite.create({ dataDir: folder, extensions: { pg_trgm }, loadDataDir });
}

/** A failed SQL statement is an answer; a failed engine is not, and would leave all that wait waiting for ever. */
function endOnFailure(database: PGlite) {
  const run = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = (message, options) =>
    run(message, options).catch(() => {
      process.stderr.write("the embedded database engine failed, ending\n");
      process.exit(1);
    });
}

/** Serves the folder on a socket until the parent process goes away, however it goes. */
async function serve(folder: string, socket: string, snapshot?: string) {
  await rm(socket, { force: true });
  const database = await open(folder, snapshot);
  endOnFailure(database);
  const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 1 });
  await server.start();
  const close = async () => {
    await server.stop();
    await database.close();
    process.exit(0);
  };
  process.once("disconnect", close);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  process.send?.("ready");
}

/** Writes a snapshot of an initialised, empty database, so that a first start need not initialise one. */
async function dump(file: string) {
  const database = await open(undefined, undefined);
  await database.exec("CREATE EXTENSION IF NOT EXISTS pg_trgm");
  const snapshot = await database.dumpDataDir("none");
  await writeFile(file, Buffer.from(await snapshot.arrayBuffer()));
  await database.close();
}

const [command, ...rest] = process.argv.slice(2);
if (command === "dump") await dump(rest[0]!);
else await serve(rest[0]!, rest[1]!, rest[2]);
