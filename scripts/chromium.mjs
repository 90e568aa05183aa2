// Finds a Chromium for the end-to-end tests, or installs one: `node scripts/chromium.mjs` prints which.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

/** Flags of a browser without network activity of its own and without first-run pages. */
export const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Chromium without a visible window, which renders the same pages in half the time. */
const SHELL = "/usr/bin/chromium-headless-shell";

const candidates = () => [
  ["CHROMIUM_PATH", process.env.CHROMIUM_PATH],
  ["the system", SHELL],
  ["the system", "/usr/bin/chromium"],
  ["the system", "/usr/bin/chromium-browser"],
  ["the system", "/usr/bin/google-chrome"],
  ["Playwright", chromium.executablePath()],
];

const LONGEST_MS = 5 * 60_000;

const attempt = (command, args) => {
  try {
    execFileSync(command, args, { stdio: "ignore", timeout: LONGEST_MS });
    return true;
  } catch {
    return false;
  }
};

/** Returns the first browser found: `{ from, path }`, or null. */
export function findChromium() {
  const found = candidates().find(([, path]) => path && existsSync(path));
  return found ? { from: found[0], path: found[1] } : null;
}

const install = (name) => attempt("apt-get", ["install", "-y", "--no-install-recommends", name]);

function installOfSystem() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  if (install("chromium-headless-shell") || !attempt("apt-get", ["update"])) return;
  if (!install("chromium-headless-shell") && !findChromium()) install("chromium");
}

/** Installs the system's browser if it may and none was chosen, else downloads Playwright's; null if neither works. */
export function provideChromium() {
  if (!process.env.CHROMIUM_PATH && !existsSync(SHELL)) installOfSystem();
  if (!findChromium())
    attempt(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  return findChromium();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = provideChromium();
  console.log(
    browser ? `Chromium of ${browser.from}: ${browser.path}` : "No Chromium found: set CHROMIUM_PATH.",
  );
  process.exitCode = browser ? 0 : 1;
}
