import { setLogOutput } from "~/platform/log.server";
import { runCommand } from "./run-command";

/** `head` closes the pipe once it has its lines; that is not an error. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

setLogOutput(process.stderr);
process.exit(await runCommand(process.argv.slice(2)));
