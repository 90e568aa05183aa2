import { readFile } from "node:fs/promises";
import { Refused } from "./command";

/** The bytes of a file; Refused with the reason where it cannot be read. */
export const readBytes = (file: string): Promise<Buffer> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Refused(`${file} cannot be read: ${error.code}.`);
  });
