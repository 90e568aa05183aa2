import { createHash } from "node:crypto";
import type { Request, Response } from "express";
import { defaultLanguage, isLanguage, type Language, languages } from "~/i18n/languages";
import { sentence } from "~/i18n/translator";
import { languagePreference } from "~/platform/preference-cookies.server";
import { type Problem, type ProblemStatus, problemPage, problemStyle, problemWords } from "./problem-page";

const styleHash = createHash("sha256").update(problemStyle).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const byDefaultFirst = [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)];
const isCall = (request: Request) => /^\/api\//i.test(request.path);

function languageFor(request: Request): Language {
  const { lang } = request.query;
  const chosen = isLanguage(lang) ? lang : languagePreference.read(request.headers.cookie ?? null);
  const accepted = isCall(request) ? request.acceptsLanguages(byDefaultFirst) : null;
  return chosen ?? (isLanguage(accepted) ? accepted : defaultLanguage);
}

const ofCalls: Partial<Record<ProblemStatus, string>> = {
  403: "api:other-site",
  405: "api:other-method",
  413: "api:too-much",
};

/** Does nothing once an answer began. */
export function refuse(
  request: Request,
  response: Response,
  status: ProblemStatus,
  problem: Problem = status,
): void {
  if (response.headersSent) return;
  const language = languageFor(request);
  response.status(status).set("Cache-Control", "no-store");
  if (status === 503) response.set("Retry-After", "5");
  if (isCall(request)) {
    const own = ofCalls[status];
    const error = own ? sentence(language, own) : problemWords[language][problem][0];
    response.json({ success: false, error });
    return;
  }
  response.set("Content-Security-Policy", policy).set("Content-Language", language);
  response.type("html").send(problemPage(problem, language, response.locals.requestId ?? ""));
}
