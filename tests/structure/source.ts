import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type SourceFile = { path: string; text: string };

/** Every source file of a folder, with its path from the project root. */
export function sourcesIn(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ path: file, text: readFileSync(file, "utf8") }));
}

export const app = sourcesIn("app");
export const isTest = (file: SourceFile) => /\.test\.tsx?$/.test(file.path);
