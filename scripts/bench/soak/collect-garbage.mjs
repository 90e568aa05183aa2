// Loaded into a measured process: on SIGUSR2, it collects garbage and writes the size of its heap, in MB.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
process.on("SIGUSR2", () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(path.join(process.env.KEPT_IN, String(process.pid)), String((heapUsed + external) / 2 ** 20));
});
