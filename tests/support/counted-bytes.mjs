// Loaded before a command (`node --import`): prints at its end how many bytes it sent over its connections, or kills it
// like `kill -9` after KILLED_AFTER bytes, which is the same point of the work on every machine.
import { Socket } from "node:net";

let sent = 0;
const write = Socket.prototype.write;

Socket.prototype.write = function countedWrite(chunk, ...more) {
  sent += Buffer.byteLength(chunk);
  if (sent >= Number(process.env.KILLED_AFTER)) process.kill(process.pid, "SIGKILL");
  return write.call(this, chunk, ...more);
};

process.on("exit", () => process.stderr.write(`${sent} bytes sent\n`));
