import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import express, { type RequestHandler, Router } from "express";
import { acceptedEncoding, compressForCache } from "~/platform/compression.server";
import { ENHANCEMENT_PATH, readEnhancementFiles } from "~/platform/document/enhancements.server";
import { documentAddress, documentFolder } from "~/platform/document-files.server";
import { memoize } from "~/platform/memoize";
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
  const files = new Map(readEnhancementFiles().map(([file, text]) => [`/${file}`, Buffer.from(text)]));
  const packed = memoize(files.size, (file) => compressForCache(files.get(file)!));
  return async (request, response, next) => {
    const whole = files.get(request.path);
    if (!whole) return refuse(request, response, 404);
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    try {
      const body = encoding ? (await packed(request.path))[encoding] : whole;
      if (encoding) response.set("Content-Encoding", encoding);
      response.set({ "Cache-Control": "public, max-age=31536000, immutable", Vary: "Accept-Encoding" });
      response.type("text/javascript").send(body);
    } catch (error) {
      next(error);
    }
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
