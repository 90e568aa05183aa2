import type { ImportProgress } from "~/domain/register/import-register.server";

const WIDTH = 30;
const REDRAWN_MS = 100;
const SAID_AGAIN_MS = 5000;

const words = { reading: "Reading lines", writing: "Writing, step" };

export function barLine({ doing, done, of }: ImportProgress): string {
  const full = of ? Math.round((WIDTH * done) / of) : 0;
  return `${words[doing].padEnd(14)} [${"#".repeat(full)}${".".repeat(WIDTH - full)}] ${done} of ${of}`;
}

/** On standard error: a bar where that is a terminal, else a line every five seconds. */
export function progress(stream: NodeJS.WriteStream = process.stderr) {
  const every = stream.isTTY ? REDRAWN_MS : SAID_AGAIN_MS;
  let [last, phase] = [Date.now(), ""];
  return {
    show(at: ImportProgress) {
      const isNew = stream.isTTY && (phase !== at.doing || at.doing === "writing");
      if (!isNew && Date.now() - last < every) return;
      [last, phase] = [Date.now(), at.doing];
      stream.write(stream.isTTY ? `\r\u001b[K${barLine(at)}` : `${barLine(at)}\n`);
    },
    end() {
      if (stream.isTTY) stream.write("\r\u001b[K");
    },
  };
}
