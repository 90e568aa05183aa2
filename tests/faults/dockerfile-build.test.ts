import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../support/launch";

type Stage = { name: string; lines: string[] };

/** The build stages of the Dockerfile with their instructions; continued lines are joined. */
const stages: Stage[] = readFileSync("Dockerfile", "utf8")
  .replace(/^#.*\n/gm, "")
  .replace(/\\\n\s*/g, "")
  .split(/^FROM /m)
  .slice(1)
  .flatMap((text) => {
    const [first = "", ...lines] = text.split("\n").filter(Boolean);
    const name = / AS (\w+)$/.exec(first)?.[1];
    return name ? [{ name, lines }] : [];
  });

const trackedFiles = () =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
    .split("\n")
    .filter((name) => name && existsSync(name));

function copyInto(folder: string, sources: string[]): void {
  const files = sources.includes(".") ? trackedFiles() : sources;
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(file, path.join(folder, file));
  }
}

/** Runs COPY and RUN in a folder, as `docker build` does. */
function buildStage({ lines }: Stage): string {
  const folder = temporaryFolder();
  for (const line of lines) {
    const [instruction = "", ...rest] = line.split(" ");
    if (instruction === "COPY") copyInto(folder, rest.slice(0, -1));
    if (instruction === "RUN")
      execFileSync("sh", ["-ec", rest.join(" ")], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  }
  return folder;
}

const stageNamed = (name: string) => stages.find((stage) => stage.name === name)!;

/** The image does not depend on the database, so that the matrix builds it once. */
const once = it.skipIf(process.env.TEST_DATABASE_URL);

once("builds the site and its list of packages from a plain copy of the repository", () => {
  const folder = buildStage(stageNamed("build"));
  expect(readdirSync(path.join(folder, "build"))).toEqual(
    expect.arrayContaining(["server", "enhance", "cli.js", "commands", "documents", "sbom.json"]),
  );
});

once("installs the packages of production without a compiler", () => {
  const packages = path.join(buildStage(stageNamed("packages")), "node_modules");
  expect(readdirSync(packages)).toEqual(expect.arrayContaining(["express", "postgres", "react"]));
  expect(readdirSync(packages).filter((name) => /typescript|esbuild|^vite/.test(name))).toEqual([]);
});
