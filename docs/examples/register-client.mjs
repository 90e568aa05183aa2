// Keeps another system and the register in step. SITE and KEY are the site's address and the program's key.
//   node register-client.mjs send CHANGES.json   sends a list of changes, and prints the result of each
//   node register-client.mjs pull CURSOR.txt     prints what has changed here since the cursor in the file
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

const [command, file] = process.argv.slice(2);
const CALL = "/api/v1/register/changes";
const print = (line) => process.stdout.write(`${line}\n`);

/** Repeats a call until the site answers it: under its key, a repeated change is applied once. */
async function call(path, body) {
  const key = body && { "Idempotency-Key": createHash("sha256").update(body).digest("hex") };
  const headers = { Authorization: `Bearer ${process.env.KEY}`, "Content-Type": "application/json", ...key };
  for (;;) {
    const sent = { method: body ? "POST" : "GET", headers, body };
    const answer = await fetch(new URL(path, process.env.SITE), sent).catch(() => null);
    if (answer && ![429, 503].includes(answer.status)) return answer.json();
    await delay(1000 * Number(answer?.headers.get("Retry-After") ?? 5));
  }
}

const commands = {
  async send() {
    const all = JSON.parse(readFileSync(file, "utf8"));
    for (let start = 0; start < all.length; start += 1000) {
      const { results, error } = await call(
        CALL,
        JSON.stringify({ changes: all.slice(start, start + 1000) }),
      );
      if (error) throw new Error(error);
      for (const result of results) print(JSON.stringify(result));
    }
  },
  async pull() {
    const since = existsSync(file) ? readFileSync(file, "utf8") : "";
    const { changes, next, error } = await call(`${CALL}?exceptOwn=1&limit=1000&since=${since}`);
    if (error) throw new Error(error);
    for (const change of changes) print(JSON.stringify(change));
    writeFileSync(file, next);
  },
};
await commands[command]();
