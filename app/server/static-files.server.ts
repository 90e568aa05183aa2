import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import express, { type RequestHandler, Router } from "express";
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

/** Which ones exist is read once at the start. No page has a built file. */
export function staticFiles(): RequestHandler {
  const router = Router();
  router.use("/assets", (request, response) => refuse(request, response, 404));
  router.use(documentAddress, knownFiles(documentFolder));
  router.use(knownFiles(PUBLIC));
  return router;
}
