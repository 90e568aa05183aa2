import { execFileSync } from "node:child_process";

/** Bundles the embedded database and its snapshot, which the database tests start from. */
export default function setup() {
  execFileSync(process.execPath, ["scripts/build.mjs", "tools"], { stdio: "inherit" });
}
