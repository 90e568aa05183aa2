import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Place } from "./hidden-records";
import { launch, temporaryFolder } from "./launch";

/** Starts an operations command at a place; its end tells the exit code, what it said, and the most memory that was seen of it. */
export function start({ dataDir, url }: Place, args: string[], command = "build/cli.js") {
  const settings = { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) };
  const started = launch([command, ...args], settings);
  const { pid, stdout } = started.child;
  let printed = "";
  let memoryKb = 0;
  let sentBytes = 0;
  const look = () => {
    const status = readProcess(pid!, "status");
    sentBytes = Math.max(sentBytes, sentBytesOf(pid!));
    memoryKb = Math.max(memoryKb, Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0));
  };
  stdout.on("data", (text) => {
    printed += text;
    look();
  });
  const timer = setInterval(look, 50);
  const ended = started.ended.then((code) => {
    clearInterval(timer);
    return { code, printed, memoryKb, sentBytes, output: started.output() };
  });
  return { ...started, ended };
}

/** What the kernel says of a process; nothing once it is gone. */
function readProcess(pid: number, about: "status" | "io"): string {
  try {
    return readFileSync(`/proc/${pid}/${about}`, "utf8");
  } catch {
    return "";
  }
}

/** How many bytes a process has written, to files and connections. */
export const sentBytesOf = (pid: number) => Number(/^wchar: (\d+)/m.exec(readProcess(pid, "io"))?.[1] ?? 0);

export function aFile(content: string | Uint8Array): string {
  const file = path.join(temporaryFolder(), "register.csv");
  writeFileSync(file, content);
  return file;
}

export const take = (place: Place, file: string, ...more: string[]) =>
  start(place, ["import-members", file, "--skip-bad", ...more]).ended;
