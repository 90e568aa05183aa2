import { randomInt } from "node:crypto";
import { keyedHash, keyedHashes, seal, unseal } from "~/platform/encrypt.server";
import { drawResumeCode } from "./resume-code";

const PURPOSE = "the code that opens an application";

/** A resume code that nobody can foresee. */
export const newResumeCode = (): string => drawResumeCode(randomInt);

/** By what the database finds a resume code. */
export const resumeHashOf = (code: string): string => keyedHash(PURPOSE, code);

/** The same under each SESSION_SECRET, for codes from before a rotation. */
export const resumeHashesOf = (code: string): string[] => keyedHashes(PURPOSE, code);

/** A resume code as an application keeps it, to be shown again. */
export const sealCode = (code: string): string => seal(PURPOSE, code);

/** The resume code of an application; null when the SESSION_SECRET that it was sealed under is gone. */
export const unsealCode = (sealed: string): string | null => unseal(PURPOSE, sealed);
