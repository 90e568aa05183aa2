import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

export const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

export const tokenHashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
