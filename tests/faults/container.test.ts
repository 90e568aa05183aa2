import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { ensureBuilt, removeAtEnd, temporaryFolder, withoutDelayNotice } from "../support/launch";
import { portSaid } from "../support/running-server";

const lastStage = readFileSync("Dockerfile", "utf8")
  .split(/^FROM /m)
  .at(-1)!;
const copied = [...lastStage.matchAll(/^COPY (?:--from=\S+ )?(.+) \S+$/gm)].flatMap(([, sources]) =>
  sources!.split(" ").map((source) => source.replace(/^\/app\//, "")),
);
const command: string[] = JSON.parse(/^CMD (.+)$/m.exec(lastStage)![1]!);
const image = temporaryFolder();

/** Lists everything in the image's folder except packages, with modification times. */
const filesOf = () =>
  readdirSync(image, { recursive: true, encoding: "utf8" })
    .filter((name) => !name.startsWith("node_modules"))
    .map((name) => `${name} ${statSync(path.join(image, name)).mtimeMs}`);

function run([program, ...args]: string[], environment: Record<string, string>) {
  const child = spawn(program === "node" ? process.execPath : program!, args, {
    cwd: image,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      SLOW_QUERY_MS: "3600000",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  removeAtEnd(() => child.kill("SIGKILL"));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, ended, output: () => withoutDelayNotice(output) };
}

/** Resolves with `ready` or, if the process ends before, with `ended`. */
async function standing({ child, output }: ReturnType<typeof run>) {
  if (child.exitCode !== null) return "ended";
  const port = portSaid(output());
  if (port === undefined) return "starting";
  const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`);
  return ok ? "ready" : "starting";
}

/** Excludes the data folders that are prepared for tests. */
const isOfImage = (name: string) => !/^build\/(demo|empty)(?!-database\.tar$)/.test(path.relative(".", name));

beforeAll(() => {
  ensureBuilt();
  for (const name of copied) {
    mkdirSync(path.dirname(path.join(image, name)), { recursive: true });
    if (name === "node_modules") symlinkSync(path.resolve(name), path.join(image, name));
    else
      cpSync(name, path.join(image, name), { recursive: true, preserveTimestamps: true, filter: isOfImage });
  }
  for (const name of copied.filter((each) => each !== "node_modules"))
    chmodSync(path.join(image, name), 0o555);
});

it("serves and runs commands from the image's files only, and writes nothing there", async () => {
  expect(copied).toEqual(expect.arrayContaining(["node_modules", "build", "server.mjs", "drizzle"]));
  const before = filesOf();
  const DATA_DIR = temporaryFolder();
  const server = run(command, { DATA_DIR, PORT: "0", DEMO: "1" });
  await expect.poll(() => standing(server), { timeout: 150_000 }).not.toBe("starting");
  expect(await standing(server), server.output()).toBe("ready");
  const port = portSaid(server.output());
  const address = `http://127.0.0.1:${port}`;
  for (const page of [
    "/",
    "/favicon.svg",
    "/documents/association-guide-ar.pdf",
    "/news",
    "/elections?doc_no=10001",
  ]) {
    const answer = await fetch(`${address}${page}`);
    expect([page, answer.status]).toEqual([page, 200]);
    await answer.arrayBuffer();
  }
  const probe: string[] = JSON.parse(/^HEALTHCHECK[\s\S]*?CMD (\[.+\])$/m.exec(lastStage)![1]!);
  expect(await run(probe, { PORT: String(port) }).ended).toBe(0);
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(await run(probe, { PORT: String(port) }).ended).toBe(1);
  const check = run(["node", "build/cli.js", "migrate", "--check"], { DATA_DIR });
  expect([await check.ended, check.output()]).toEqual([0, "The database schema is up to date.\n"]);
  expect(filesOf()).toEqual(before);
});

it("runs as an unprivileged user on a base image that can be pinned", () => {
  expect(readFileSync("Dockerfile", "utf8")).toMatch(/^ARG NODE_IMAGE=/m);
  expect(lastStage).toMatch(/^USER 1000:1000$/m);
});
