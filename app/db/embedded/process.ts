import { access, rm, writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { copySocketOf, requestFolderCopy, serveFolderCopies } from "./copies";
import { initialiseFolder, readFolderState, unpackSnapshot } from "./database-folder";

const PANIC = Buffer.from("VPANIC\0");

function end(): never {
  process.stderr.write("the embedded database engine failed, ending\n");
  process.exit(1);
}

const saysPanic = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).includes(PANIC);

/**
 * Ends the process when the engine fails: it throws, or says PANIC when a full disk takes no more of the log, and then
 * answers nothing.
 */
function endOnEngineFailure(database: PGlite): void {
  const run = database.execProtocolRawStream.bind(database);
  let begun = 0;
  let underWay: number | null = null;
  database.execProtocolRawStream = async (message, options) => {
    underWay = ++begun;
    let panicked = false;
    const onRawData = (bytes: Uint8Array) => {
      panicked ||= saysPanic(bytes);
      options?.onRawData?.(bytes);
    };
    await run(message, { ...options, onRawData }).catch(end);
    if (panicked) end();
    underWay = null;
  };
  process.on("message", () => process.send?.({ statement: underWay }));
}

/** PostgreSQL would allocate 128 MB, most of which a database of this size never uses. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const openEngine = (dataDir: string | undefined) =>
  PGlite.create({ dataDir, extensions: { pg_trgm }, startParams });

async function initialise(folder: string, snapshot: string | undefined): Promise<void> {
  await initialiseFolder(folder, async (target) => {
    if (snapshot && (await exists(snapshot))) await unpackSnapshot(snapshot, target);
    else await (await openEngine(target)).close();
  });
}

type Served = { folder: string; socket: string; snapshot?: string; copyOf?: string };

/**
 * Serves the database on a socket. With `copyOf`, a running server's socket, the folder is a copy that is removed at
 * the end.
 */
async function serve({ folder, socket, snapshot, copyOf }: Served) {
  // Keeps the event loop alive: without pending work, Node would wait for V8's compilation and answer nothing
  // meanwhile.
  process.channel?.ref();
  await rm(socket, { force: true });
  const remove = () => rm(folder, { recursive: true, force: true });
  if (copyOf) await remove();
  const copied = copyOf ? await requestFolderCopy(copyOf, folder) : {};
  if ("problem" in copied) return process.send?.(copied, () => process.exit(1));
  const state = readFolderState(folder);
  if (state.kind === "incomplete") return process.send?.(state, () => process.exit(1));
  if (state.kind === "new") await initialise(folder, snapshot);
  const database = await openEngine(folder);
  endOnEngineFailure(database);
  const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 1 });
  await server.start();
  if (!copyOf) await serveFolderCopies(database, folder, copySocketOf(socket));
  const close = async () => {
    await server.stop();
    await database.close();
    if (copyOf) await remove();
    process.exit(0);
  };
  process.once("disconnect", close);
  if (!process.connected) await close();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  process.send?.(copied);
}

/** Stores a fresh database, so that a first start does not have to initialise one. */
async function dump(file: string) {
  const database = await openEngine(undefined);
  await database.exec("CREATE EXTENSION IF NOT EXISTS pg_trgm");
  const snapshot = await database.dumpDataDir("none");
  await writeFile(file, Buffer.from(await snapshot.arrayBuffer()));
  await database.close();
}

/** Prints one line instead of a page of the engine's compiled source. */
process.on("uncaughtException", ({ name, message }) => {
  process.stderr.write(`The embedded database failed: ${name}: ${message.split("\n")[0]}\n`);
  process.exit(1);
});

const [command, ...rest] = process.argv.slice(2);
if (command === "dump") await dump(rest[0]!);
else await serve({ folder: rest[0]!, socket: rest[1]!, snapshot: rest[2], copyOf: rest[3] });
