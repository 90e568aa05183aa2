type Fields = Record<string, string | number | boolean | undefined>;

let to: NodeJS.WritableStream = process.stdout;

/** Redirects the log, because the standard output of a command is its answer. */
export function setLogOutput(stream: NodeJS.WritableStream): void {
  writeWaiting();
  to = stream;
}

const TOGETHER_MS = 50;
const MAX_WAITING = 64 * 1024;
let waiting = "";

function writeWaiting() {
  if (waiting) to.write(waiting);
  waiting = "";
}

const SECOND_MS = 1000;
let second = Number.NaN;
let secondInWords = "";

function moment(): string {
  const ms = Date.now();
  const currentSecond = Math.floor(ms / SECOND_MS);
  if (currentSecond !== second)
    [second, secondInWords] = [currentSecond, new Date(currentSecond * SECOND_MS).toISOString().slice(0, -4)];
  return `${secondInWords}${String(ms % SECOND_MS).padStart(3, "0")}Z`;
}

/** Concatenates texts: spreading the fields into one object takes longer than the rest of a line. */
function lineOf(level: string, message: string, fields: Fields): string {
  const rest = JSON.stringify(fields).slice(1);
  const comma = rest === "}" ? "" : ",";
  return `{"at":"${moment()}","level":"${level}","message":${JSON.stringify(message)}${comma}${rest}\n`;
}

const write =
  (level: string) =>
  (message: string, fields: Fields = {}) => {
    waiting += lineOf(level, message, fields);
    writeWaiting();
  };

function writeSoon(message: string, fields: Fields): void {
  if (!waiting) setTimeout(writeWaiting, TOGETHER_MS).unref();
  waiting += lineOf("info", message, fields);
  if (waiting.length > MAX_WAITING) writeWaiting();
}
process.once("exit", writeWaiting);

/** Writes one JSON object a line; fields never hold personal data (R25). */
export const log = { info: write("info"), warn: write("warn"), error: write("error"), soon: writeSoon };

const MAX_CALLS = 5;

/**
 * Returns only the lines that name a call, because the message of a database error contains the values of its query.
 */
const callsIn = (stack = "") =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_CALLS)
    .map((line) => line.trim())
    .join(" ");

export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause as { code?: string } | undefined;
  const code = (error as { code?: string }).code ?? cause?.code;
  return {
    error: error.name,
    code,
    stack: callsIn(error.stack),
  };
}
