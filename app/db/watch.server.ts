import { setTimeout as delay, setImmediate as turn } from "node:timers/promises";
import { contentChanged, contentFollowed, contentUnknown } from "~/platform/content-changes.server";
import { log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import { unavailableService } from "~/platform/unavailable";
import { connect, followContent, LISTEN, poolSockets } from "./client.server";
import { trackedSockets } from "./sockets.server";

const BETWEEN_PINGS = 500;
const LONGEST_PING = 1500;
/** A timer later than this was held up, and what arrived meanwhile is not read yet. */
const HELD_UP = 300;
const MAX_TRIES = 2;
/** A statement is cancelled after 5 s, so that one without an answer after this time will never get one. */
const LONGEST_ANSWER = 8000;
/** Error codes of a server that is reachable but has no free connection, or was too slow. */
const ANSWERS = new Set(["53300", "57014"]);

let away = false;

/** Always false for the embedded engine, because the site ends with it. */
export const isDatabaseDown = (): boolean => away;

async function heldUp(milliseconds: number, waiting: Promise<unknown>): Promise<boolean> {
  const before = performance.now();
  await waiting;
  return performance.now() - before > milliseconds + HELD_UP;
}

/** Also keeps LISTEN alive: a connection that was closed silently hears nothing until it sends again. */
function ping() {
  const sockets = trackedSockets();
  let listening = false;
  const closed = () => {
    listening = false;
    contentUnknown();
  };
  const connection = connect({ max: 1, sockets, listener: { notified: contentChanged, closed } });
  const ask = async () => {
    const currentListening = listening;
    await connection.unsafe(currentListening ? "select 1" : LISTEN);
    if (!currentListening) listening = true;
    if (listening) contentFollowed();
  };
  return {
    async answer(): Promise<"there" | "gone" | "silent"> {
      const answered = ask().then(
        () => "there" as const,
        (error) => (unavailableService(error) === "database" && !ANSWERS.has(error.code) ? "gone" : "there"),
      );
      for (;;) {
        const waiting = Promise.race([answered, delay(LONGEST_PING, undefined, { ref: false })]);
        const late = await heldUp(LONGEST_PING, waiting);
        const now = await Promise.race([answered, turn("silent" as const)]);
        if (now !== "silent" || !late) return now;
      }
    },
    async end() {
      sockets.shut();
      await connection.end({ timeout: 0 });
    },
  };
}

function note(now: boolean): void {
  if (now === away) return;
  away = now;
  if (away) contentUnknown();
  if (away) poolSockets.shut();
  else poolSockets.reopen();
  if (away) log.error("the database is not reachable");
  else log.info("the database is reachable again");
}

/**
 * Within 2 s of the database's failure, all waiting requests are answered; within 2 s of its return, it is used again.
 */
export function watchDatabase(): () => Promise<void> {
  if (!settings.databaseUrl) {
    followContent();
    return async () => {};
  }
  const ended = new AbortController();
  let answer = ping();

  async function look(late: boolean) {
    await turn();
    poolSockets.look();
    if (!late) poolSockets.endUnanswered(LONGEST_ANSWER);
    let answered = await answer.answer();
    for (let tries = 1; answered !== "there"; tries++) {
      await answer.end();
      answer = ping();
      if (answered === "silent" || tries === MAX_TRIES) break;
      answered = await answer.answer();
    }
    note(answered !== "there");
  }

  async function watch() {
    const { signal } = ended;
    for (let late = false; !signal.aborted; ) {
      await look(late);
      const waiting = delay(BETWEEN_PINGS, undefined, { signal, ref: false }).catch(() => {});
      late = await heldUp(BETWEEN_PINGS, waiting);
    }
  }

  const watching = watch();
  return async () => {
    ended.abort();
    await watching;
    await answer.end();
  };
}
