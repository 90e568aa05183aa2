// Loaded before a command (`node --import`): says at its end how many bytes it has sent over its connections, or ends it
// as `kill -9` does once it has sent KILLED_AFTER of them: on a slow machine at the same point of the work as on a quick one.
import { Socket } from "node:net";

let sent = 0;
const write = Socket.prototype.write;

Socket.prototype.write = function countedWrite(chunk, ...more) {
  sent += Buffer.byteLength(chunk);
  if (sent >= Number(process.env.KILLED_AFTER)) process.kill(process.pid, "SIGKILL");
  return write.call(this, chunk, ...more);
};

process.on("exit", () => process.stderr.write(`${sent} bytes sent\n`));
