import type { PGlite } from "@electric-sql/pglite";

const PANIC = Buffer.from("VPANIC\0");

function end(): never {
  process.stderr.write("the embedded database engine failed, ending\n");
  process.exit(1);
}

const saysPanic = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).includes(PANIC);

/**
 * A failed SQL statement is an answer; a failed engine is not, and would leave all that wait waiting for ever: it throws,
 * or it says PANIC, as when a full disk takes no more of the write-ahead log, and then answers nothing any more. Either
 * ends the process. Whoever asks the process is told the number of the statement that is under way.
 */
export function watchedEngine(database: PGlite): void {
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
