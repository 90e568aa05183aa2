// Loaded before a backup or a restore (`node --import`): kills it like `kill -9` while it processes files, at the same
// part of the archive on every machine.
import fs from "node:fs";
import { open } from "node:fs/promises";

const SAYS = "s  Files";
const PIECES = 30;
let left = Number.POSITIVE_INFINITY;

const counted = (owner, name) => {
  const work = owner[name];
  owner[name] = function counting(...given) {
    if (--left === 0) process.kill(process.pid, "SIGKILL");
    return work.apply(this, given);
  };
};

const own = await open(import.meta.filename);
counted(Object.getPrototypeOf(own), "appendFile");
await own.close();
counted(fs, "read");

const write = process.stdout.write;
process.stdout.write = function saying(text, ...more) {
  if (String(text).includes(SAYS)) left = PIECES;
  return write.call(this, text, ...more);
};
