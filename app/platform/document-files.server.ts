import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

export const documentFolder = path.resolve("build/documents");
export const documentAddress = "/documents";

export type DocumentFile = { name: string; path: string; bytes: number };

const FILE = /^(.+)-(ar|en)\.pdf$/;

function read(): Array<DocumentFile & { language: string }> {
  if (!existsSync(documentFolder)) return [];
  return readdirSync(documentFolder)
    .sort()
    .flatMap((file) => {
      const [, name, language] = FILE.exec(file) ?? [];
      if (!name || !language) return [];
      const { size } = statSync(path.join(documentFolder, file));
      return [{ name, language, path: `${documentAddress}/${file}`, bytes: size }];
    });
}

const files = read();

export const documentFiles = (language: "ar" | "en"): DocumentFile[] =>
  files.filter((file) => file.language === language).map(({ name, path, bytes }) => ({ name, path, bytes }));
