import { once } from "node:events";
import { chmodSync, constants, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";

type Answer = { pausedMs: number } | { problem: string };

/** Where the embedded database that is served on `socket` is asked for a copy of its folder. */
export const copySocketOf = (socket: string): string => `${socket}.copy`;

/** What the other side sends until it ends its half; iterating instead would close ours too. */
function received(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("utf8").on("data", (part) => {
    text += part;
  });
  return new Promise((resolve, reject) => {
    socket.once("end", () => resolve(text)).once("error", reject);
  });
}

/** While a folder is copied no query runs, so that the copy is what kill -9 would leave: it opens as that does. */
function copy(database: PGlite, folder: string, target: string): Promise<Answer> {
  return database.runExclusive(async () => {
    const began = performance.now();
    try {
      await cp(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
      return { pausedMs: Math.round(performance.now() - began) };
    } catch (error) {
      rmSync(target, { recursive: true, force: true });
      return { problem: (error as Error).message };
    }
  });
}

/** Copies the database's folder to the path that a client of the socket sends, and answers how long that took. */
export async function offerCopies(database: PGlite, folder: string, socket: string): Promise<void> {
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

/** Whether a running server offers copies on the socket. */
export const offersCopies = (socket: string): Promise<boolean> =>
  opened(socket).then(
    (client) => Boolean(client.destroy()),
    () => false,
  );

/** Has a running server copy its database's folder to `target`; the milliseconds for which it ran no query meanwhile. */
export async function askForCopy(socket: string, target: string): Promise<number> {
  const client = await opened(socket);
  client.end(target);
  const answer: Answer = JSON.parse(await received(client));
  if ("problem" in answer) throw new Error(`The database could not be copied: ${answer.problem}`);
  return answer.pausedMs;
}
