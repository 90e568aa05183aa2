import { once } from "node:events";
import { chmodSync, constants, rmSync } from "node:fs";
import { cp, readdir, stat, statfs } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";

const MB = 1024 * 1024;
const MIN_LEFT = 512 * MB;

export function missingSpaceMessage(bytes: number, freeBytes: number): string | null {
  const needed = bytes + MIN_LEFT;
  if (freeBytes >= needed) return null;
  return `it takes ${Math.ceil(needed / MB)} MB of free space in DATA_DIR, and there are ${Math.floor(freeBytes / MB)} MB`;
}

type Answer = { pausedMs: number } | { problem: string };

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) {
    if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

async function freeAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export const copySocketOf = (socket: string): string => `${socket}.copy`;

/** Reads to the end by events: iterating would close our half of the socket, too. */
function received(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("utf8").on("data", (part) => {
    text += part;
  });
  return new Promise((resolve, reject) => {
    socket.once("end", () => resolve(text)).once("error", reject);
  });
}

/** Copies the folder while no query runs. The copy is what kill -9 would leave, and opens like that. */
function copy(database: PGlite, folder: string, target: string): Promise<Answer> {
  return database.runExclusive(async () => {
    const began = performance.now();
    try {
      const problem = missingSpaceMessage(await sizeOf(folder), await freeAt(path.dirname(target)));
      if (problem) return { problem };
      await cp(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
      return { pausedMs: Math.round(performance.now() - began) };
    } catch (error) {
      rmSync(target, { recursive: true, force: true });
      return { problem: (error as Error).message };
    }
  });
}

/** Copies the database to the path that a client of the socket sends, and answers with the milliseconds it took. */
export async function serveFolderCopies(database: PGlite, folder: string, socket: string): Promise<void> {
  rmSync(socket, { force: true });
  const server = createServer({ allowHalfOpen: true }, async (client) => {
    client.on("error", () => {});
    const target = await received(client).catch(() => "");
    client.end(target ? JSON.stringify(await copy(database, folder, target)) : "");
  });
  server.listen(socket);
  await once(server, "listening");
  chmodSync(socket, 0o600);
  process.once("exit", () => rmSync(socket, { force: true }));
}

async function opened(socket: string): Promise<Socket> {
  const client = connect({ path: socket, allowHalfOpen: true });
  await once(client, "connect");
  return client;
}

export const offersCopies = (socket: string): Promise<boolean> =>
  opened(socket).then(
    (client) => Boolean(client.destroy()),
    () => false,
  );

export async function requestFolderCopy(socket: string, target: string): Promise<Answer> {
  const client = await opened(socket);
  client.end(target);
  const answer = await received(client);
  return answer ? JSON.parse(answer) : { problem: "the server ended meanwhile" };
}
