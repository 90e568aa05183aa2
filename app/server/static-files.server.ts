import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import express, { type RequestHandler, Router } from "express";
import { acceptedEncoding, compressForCache } from "~/platform/compression.server";
import {
  ENHANCEMENT_PATH,
  readEnhancementFiles,
  readWorker,
  WORKER_PATH,
} from "~/platform/document/enhancements.server";
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

type Kind = { type: string; cacheControl: string; unknown: RequestHandler };

/** Serves text files, which stay in memory and are compressed at the first request. */
function textFiles(files: Map<string, Buffer>, { type, cacheControl, unknown }: Kind): RequestHandler {
  const packed = memoize(files.size, (file) => compressForCache(files.get(file)!));
  return async (request, response, next) => {
    const file = files.get(request.path);
    if (!file) return unknown(request, response, next);
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    try {
      const body = encoding ? (await packed(request.path))[encoding] : file;
      if (encoding) response.set("Content-Encoding", encoding);
      response.set({ "Cache-Control": cacheControl, Vary: "Accept-Encoding" });
      response.type(type).send(body);
    } catch (error) {
      next(error);
    }
  };
}

/**
 * Serves scripts by names that change with their content. A script of another version is not found, and its page works
 * without.
 */
const enhancements = () =>
  textFiles(new Map(readEnhancementFiles().map(([file, text]) => [`/${file}`, Buffer.from(text)])), {
    type: "text/javascript",
    cacheControl: "public, max-age=31536000, immutable",
    unknown: (request, response) => refuse(request, response, 404),
  });

/** The worker fetches what it cannot answer, only from this site. */
const worker = () => {
  const script = Buffer.from(readWorker());
  const policy = "default-src 'none'; connect-src 'self'";
  const answer: RequestHandler = (_request, response) => {
    response.set({ "Cache-Control": "no-cache", "Content-Security-Policy": policy });
    response.type("text/javascript").send(script);
  };
  return answer;
};

const drawings = () =>
  textFiles(
    new Map(
      [...filesUnder(PUBLIC)]
        .filter((file) => file.endsWith(".svg"))
        .map((file) => [file, readFileSync(path.join(PUBLIC, file))]),
    ),
    {
      type: "image/svg+xml",
      cacheControl: "public, max-age=3600",
      unknown: (_request, _response, next) => next(),
    },
  );

/** The list of files is read once at the start. */
export function staticFiles(): RequestHandler {
  const router = Router();
  router.use(ENHANCEMENT_PATH, enhancements());
  router.get(WORKER_PATH, worker());
  router.use(documentAddress, knownFiles(documentFolder));
  router.get(/\.svg$/, drawings());
  router.use(knownFiles(PUBLIC));
  return router;
}
