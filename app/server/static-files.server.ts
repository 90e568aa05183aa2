import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import express, { type RequestHandler, Router } from "express";
import { acceptedEncoding } from "~/platform/compression.server";
import { ENHANCEMENT_PATH, readEnhancementFiles } from "~/platform/document/enhancements.server";
import { documentAddress, documentFolder } from "~/platform/document-files.server";
import { refuse } from "./refuse.server";

const PUBLIC = path.resolve("public");

function filesUnder(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  return new Set(files.map((file) => `/${path.relative(folder, path.join(file.parentPath, file.name))}`));
}

const common = { index: false, redirect: false } as const;

function knownFiles(folder: string): RequestHandler {
  const known = filesUnder(folder);
  const serve = express.static(folder, { ...common, maxAge: "1h" });
  return (request, response, next) => {
    if (known.has(request.path)) serve(request, response, next);
    else next();
  };
}

/** Scripts, by names that change with their content; one of another version is not there, and its page works without. */
function enhancements(): RequestHandler {
  const packed = new Map(
    readEnhancementFiles().map(([file, text]) => {
      const whole = Buffer.from(text);
      return [`/${file}`, { identity: whole, br: brotliCompressSync(whole), gzip: gzipSync(whole) }];
    }),
  );
  return (request, response) => {
    const found = packed.get(request.path);
    if (!found) return refuse(request, response, 404);
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    if (encoding) response.set("Content-Encoding", encoding);
    response.set({ "Cache-Control": "public, max-age=31536000, immutable", Vary: "Accept-Encoding" });
    response.type("text/javascript").send(found[encoding ?? "identity"]);
  };
}

/** Which ones exist is read once at the start. */
export function staticFiles(): RequestHandler {
  const router = Router();
  router.use(ENHANCEMENT_PATH, enhancements());
  router.use(documentAddress, knownFiles(documentFolder));
  router.use(knownFiles(PUBLIC));
  return router;
}
