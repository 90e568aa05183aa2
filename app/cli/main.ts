import { logTo } from "~/platform/log.server";
import { runCommand } from "./run-command";

logTo(process.stderr);
process.exit(await runCommand(process.argv.slice(2)));
