import { Transform } from "node:stream";
import type { Request, RequestHandler, Response } from "express";
import { internship } from "~/addresses/internship";
import type { AddressMatch } from "~/addresses/site-map";
import { formOf, type Uploader, uploaderOf } from "~/addresses/uploads";
import { readReceiptSegment } from "~/domain/internships/receipt-link.server";
import { MAX_FILE_BYTES, MAX_LARGE_JSON_BYTES, MAX_REGISTER_FILE_BYTES } from "~/platform/file-limits";
import { addressMatchOf } from "./address-match.server";
import { refuse } from "./refuse.server";

/** Returns a function from the bytes of a chunk to the milliseconds for which its sender waits. */
export function sharedBandwidth(bytesPerSecond: number, clock = () => performance.now()) {
  let freeAt = 0;
  return (bytes: number): number => {
    const now = clock();
    freeAt = Math.max(now, freeAt) + (bytes * 1000) / bytesPerSecond;
    return freeAt - now;
  };
}

const MAX_PLAIN = 64 * 1024;
const MAX_UPLOAD = 40 * 1024 * 1024;
/** A form with one file that is inspected and not stored. */
const MAX_LOOKED_AT = MAX_FILE_BYTES + MAX_PLAIN;
const MIN_IN_A_MINUTE = 20 * 1024;
const SECONDS = 1000;

const bears = (cookie: RegExp) => (request: Request) => cookie.test(request.headers.cookie ?? "");
const bearsDraft = bears(/(?:^|;\s*)(?:__Host-)?naqaba_draft=/);
const proofs: Record<Uploader, (request: Request, form: AddressMatch) => boolean> = {
  staff: bears(/(?:^|;\s*)(?:__Host-)?naqaba_staff=/),
  doctor: bears(/(?:^|;\s*)(?:__Host-)?naqaba_doctor=/),
  applicant: (request, { address, params }) =>
    address === internship.papers ? bearsDraft(request) : readReceiptSegment(params.link) !== null,
};

/** Returns true if the request carries a session or a link; the page's guard checks that it is valid. */
export function mayUpload(request: Request): boolean {
  const match = addressMatchOf(request);
  const form = match && formOf(match);
  const uploader = form && uploaderOf(form);
  return uploader !== null && proofs[uploader](request, form!);
}

/** True if anybody may send one file to be inspected. */
const takesOneFile = (request: Request) => addressMatchOf(request)?.address.takes === "file";
/** True for records that a program sends with a key, which the call checks before it reads them. */
const isLargeJson = (request: Request) =>
  /^Bearer /i.test(request.headers.authorization ?? "") &&
  addressMatchOf(request)?.address.largeJson === true;
const isStreamed = (request: Request) => takesOneFile(request) || isLargeJson(request) || mayUpload(request);

function mostOf(request: Request): number {
  if (takesOneFile(request)) return MAX_LOOKED_AT;
  if (isLargeJson(request)) return MAX_LARGE_JSON_BYTES;
  if (addressMatchOf(request)?.address.largeFiles && mayUpload(request))
    return MAX_REGISTER_FILE_BYTES + MAX_PLAIN;
  return mayUpload(request) ? MAX_UPLOAD : MAX_PLAIN;
}

const declaredLength = (request: Request) => Number(request.headers["content-length"] ?? 0);
const hasBody = (request: Request) => declaredLength(request) > 0 || "transfer-encoding" in request.headers;

/**
 * A body has to arrive within 30 s, an upload within 30 min and at 20 KB a minute; else the sender gets an error and is
 * disconnected.
 */
export const bodyDeadline: RequestHandler = (request, response, next) => {
  if (!hasBody(request)) return next();
  const upload = isStreamed(request);
  const over = () => {
    if (request.complete) return;
    stop();
    if (!response.headersSent) response.set("Connection", "close");
    refuse(request, response, 408);
    setTimeout(() => request.socket.destroy(), SECONDS).unref();
  };
  let before = request.socket.bytesRead;
  const asFastAsMustBe = () => {
    const { bytesRead } = request.socket;
    if (bytesRead - before < MIN_IN_A_MINUTE) over();
    before = bytesRead;
  };
  const late = setTimeout(over, (upload ? 30 * 60 : 30) * SECONDS);
  const pace = upload ? setInterval(asFastAsMustBe, 60 * SECONDS) : undefined;
  const stop = () => {
    clearTimeout(late);
    clearInterval(pace);
  };
  for (const event of ["end", "close"]) request.once(event, stop);
  next();
};

const waitAfter = sharedBandwidth(16 * 1024 * 1024);

/** Reads the rest of the body, so that the client reads the answer. */
const drain = (request: Request) => {
  request.unpipe();
  request.on("data", (chunk: Buffer) => {
    request.pause();
    setTimeout(() => request.resume(), waitAfter(chunk.length)).unref();
  });
  request.resume();
};

function collect(request: Request, response: Response, next: () => void) {
  const chunks: Buffer[] = [];
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size <= MAX_PLAIN) chunks.push(chunk);
    else refuse(request, response, 413);
  });
  request.once("error", () => {});
  request.once("end", () => {
    if (size > MAX_PLAIN) return;
    request.body = Buffer.concat(chunks);
    next();
  });
}

function stream(request: Request, response: Response, next: () => void) {
  const maxBytes = mostOf(request);
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size <= maxBytes) return setTimeout(() => done(null, chunk), waitAfter(chunk.length));
      refuse(request, response, 413);
      done(new Error("body too large"));
    },
  });
  counted.on("error", () => drain(request));
  request.once("error", (error) => counted.destroy(error));
  response.once("finish", () => drain(request));
  request.body = request.pipe(counted);
  next();
}

/**
 * Reads a body of up to 64 KB into `request.body`, and streams an upload of up to 40 MB or a program's records of up to
 * 4 MB; in total at most 16 MB a second.
 */
export const bodyLimit: RequestHandler = (request, response, next) => {
  if (declaredLength(request) > mostOf(request)) refuse(request, response, 413);
  else if (request.method !== "POST") next();
  else (isStreamed(request) ? stream : collect)(request, response, next);
};
