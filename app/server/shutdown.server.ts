import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { stopDatabase } from "~/db/start.server";
import { describeError, log } from "~/platform/log.server";

export type ServerState = { ready: boolean; stopping: boolean };

const LAME_DUCK = 3000;
const LONGEST_ANSWER = 12_000;
const LAST_MOMENT = 24_000;
const ONE_KEYSTROKE = 1000;

type Stoppable = { server: Server; state: ServerState; loops: Array<() => unknown> };

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    if (!server.listening) return resolve();
    const late = setTimeout(() => server.closeAllConnections(), LONGEST_ANSWER);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
  });

/** Answers on for a while so that proxies notice, then finishes what is under way; a second signal ends it at once. */
export function stopOnSignals({ server, state, loops }: Stoppable): void {
  let began = 0;
  async function stop(reason: string, exitCode: number) {
    if (began > 0) {
      if (Date.now() - began > ONE_KEYSTROKE) process.exit(1);
      return;
    }
    began = Date.now();
    state.stopping = true;
    log.info("stopping", { reason });
    setTimeout(() => process.exit(1), LAST_MOMENT).unref();
    const loopsEnded = Promise.allSettled(loops.map((stopLoop) => stopLoop()));
    if (reason === "SIGTERM" && server.listening) await delay(LAME_DUCK);
    await closed(server);
    await loopsEnded;
    await stopDatabase();
    log.info("stopped");
    process.exit(exitCode);
  }
  const stopOrDie = (reason: string, exitCode: number) => stop(reason, exitCode).catch(() => process.exit(1));
  process.on("SIGTERM", () => stopOrDie("SIGTERM", 0));
  process.on("SIGINT", () => stopOrDie("SIGINT", 0));
  process.on("unhandledRejection", (error) => log.error("unhandled rejection", describeError(error)));
  process.on("uncaughtException", (error) => {
    log.error("uncaught exception", describeError(error));
    stopOrDie("uncaught exception", 1);
  });
}
