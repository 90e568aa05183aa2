import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve("build/enhance");
const HASHED = /^(.+)-[A-Z0-9]{8}\.js$/;

/**
 * Bundles for forms by their names in `data-enhance`. Each contains those after it, so that a page loads only the first
 * of them; all contain `busy`.
 */
const FORM_BUNDLES: Record<string, string> = {
  uploads: "uploads",
  door: "door",
  "sign-in": "sign-in",
  application: "application",
  forms: "forms",
  password: "forms",
};

/** The worker has an address of its own, because its scope follows from it; browsers revalidate it. */
export const WORKER_PATH = "/verify-worker.js";
export const readWorker = () => text("worker/verify-worker.js");

export const ENHANCEMENT_PATH = "/assets/";

const text = (file: string) => readFileSync(path.join(FOLDER, file), "utf8").trim();
const filesInFolder = () => readdirSync(FOLDER).filter((file) => HASHED.test(file));

/** Returns the files that pages name, with their texts. */
export const readEnhancementFiles = (): Array<[file: string, text: string]> =>
  filesInFolder().map((file) => [file, text(file)]);

/**
 * Returns the scripts that were built from app/enhance, by the name in `data-enhance`: inline texts, for which a file
 * would cost a round trip, and files with a content hash in the name.
 */
export function readEnhancements() {
  const files = new Map(filesInFolder().map((file) => [HASHED.exec(file)![1]!, file]));
  const inline = readdirSync(path.join(FOLDER, "inline"))
    .sort()
    .map((file) => ({ name: path.parse(file).name, script: text(`inline/${file}`) }));
  const formBundleFor = (names: Set<string>) =>
    Object.entries(FORM_BUNDLES).find(([name]) => names.has(name))?.[1];
  return {
    inlineFor(names: Set<string>): string {
      const isAsked = ({ name }: { name: string }) =>
        names.has(name) && !(name === "busy" && formBundleFor(names));
      return inline
        .filter(isAsked)
        .map(({ script }) => script)
        .join("");
    },
    filesFor(names: Set<string>): string[] {
      const others = [...names].filter((name) => files.has(name) && !(name in FORM_BUNDLES)).sort();
      return [formBundleFor(names) ?? [], others].flat().map((name) => ENHANCEMENT_PATH + files.get(name));
    },
  };
}
