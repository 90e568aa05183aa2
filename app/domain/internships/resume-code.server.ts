import { randomInt } from "node:crypto";
import { decrypt, encrypt, keyedHash, keyedHashes } from "~/platform/encrypt.server";
import { drawResumeCode } from "./resume-code";

const PURPOSE = "the code that opens an application";

export const newResumeCode = (): string => drawResumeCode(randomInt);

export const resumeHashOf = (code: string): string => keyedHash(PURPOSE, code);

/** The same under each SESSION_SECRET, for codes from before a rotation. */
export const resumeHashesOf = (code: string): string[] => keyedHashes(PURPOSE, code);

export const sealCode = (code: string): string => encrypt(PURPOSE, code);

/** The resume code of an application; null when the SESSION_SECRET that it was sealed under is gone. */
export const unsealCode = (sealed: string): string | null => decrypt(PURPOSE, sealed);
