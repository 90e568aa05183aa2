import { createHash } from "node:crypto";
import type { Request, Response } from "express";
import { edition } from "~/content/current-edition";
import { seal, sealFigure } from "~/content/seal";
import { defaultLanguage, directionOf, isLanguage, type Language, languages, sentence } from "~/i18n";
import { languagePreference } from "~/platform/preference-cookies.server";

export const problemStatuses = [400, 403, 404, 405, 408, 413, 500, 503] as const;
type ProblemStatus = (typeof problemStatuses)[number];
type Problem = ProblemStatus | "unavailable" | "read-only";
type Words = Record<Problem, readonly [title: string, text: string]> & {
  home: string;
  reference: string;
};

const en: Words = {
  400: ["This address is not understood", "Check the address, or start again from the home page."],
  403: [
    "This form did not come from our site",
    "Nothing was saved. Open the page on our site, fill the form in there and send it again.",
  ],
  404: ["Page not found", "Check the address, or start again from the home page."],
  405: ["This cannot be done here", "Nothing was changed. Start again from the home page."],
  408: ["The connection was too slow", "Nothing was saved. Go back and send the form again."],
  413: [
    "Too much was sent",
    "Nothing was saved. Go back, shorten the text or choose smaller files, and send again.",
  ],
  500: ["Something went wrong", "We have recorded the problem. Please try again in a few minutes."],
  503: ["The site is very busy", "Nothing was saved. Wait a minute, then try again."],
  unavailable: ["We cannot do this right now", "Part of our system is not answering. Try again in a minute."],
  "read-only": [
    "Nothing can be saved for the time being",
    "Nothing was changed. Please try again a little later.",
  ],
  home: "Home page",
  reference: "Reference number",
};

const ar: Words = {
  400: ["تعذّر فهم هذا العنوان", "يرجى التحقق من العنوان أو البدء من الصفحة الرئيسية."],
  403: [
    "لم يُرسَل هذا النموذج من موقعنا",
    "لم يُحفظ أي شيء. يرجى فتح الصفحة من موقعنا وتعبئة النموذج فيها ثم إرساله من جديد.",
  ],
  404: ["الصفحة غير موجودة", "يرجى التحقق من العنوان أو البدء من الصفحة الرئيسية."],
  405: ["لا يمكن تنفيذ هذا الإجراء هنا", "لم يتغيّر أي شيء. يرجى البدء من الصفحة الرئيسية."],
  408: ["كان الاتصال بطيئًا جدًّا", "لم يُحفظ أي شيء. يرجى الرجوع وإرسال النموذج من جديد."],
  413: [
    "حجم ما أُرسل كبير جدًّا",
    "لم يُحفظ أي شيء. يرجى الرجوع واختصار النص أو اختيار ملفات أصغر ثم الإرسال من جديد.",
  ],
  500: ["حدث خطأ غير متوقع", "سُجّلت المشكلة لدينا. يرجى المحاولة مرة أخرى بعد بضع دقائق."],
  503: ["الموقع مزدحم حاليًّا", "لم يُحفظ أي شيء. يرجى الانتظار دقيقة ثم المحاولة مرة أخرى."],
  unavailable: ["تعذّر تنفيذ طلبك الآن", "طرأ عطل على جزء من نظامنا. يرجى المحاولة مرة أخرى بعد دقيقة."],
  "read-only": ["لا يمكن حفظ أي شيء في الوقت الحالي", "لم يتغيّر أي شيء. يرجى المحاولة مرة أخرى لاحقًا."],
  home: "الصفحة الرئيسية",
  reference: "الرقم المرجعي",
};

export const problemWords: Record<Language, Words> = { en, ar };

/** The page is self-contained, because nothing else may be available. Its colours are those of `app.css`. */
const problemStyle = `
:root{color-scheme:light dark;--ground:#fff;--soft:#e1efe9;--ink:#13201b;--accent:#0b5c4a;--on:#fff;font:1.0625rem/1.65 system-ui,sans-serif}
@media(prefers-color-scheme:dark){:root{--ground:#0f1614;--soft:#16342b;--ink:#e6eeea;--accent:#68c9ad;--on:#05241b}}
body{margin:0;border-block-start:4px solid var(--accent);background:var(--ground);color:var(--ink)}
header,main>*{max-inline-size:40rem;margin:auto;padding-inline:1.5rem}
header{display:flex;gap:.75rem;align-items:center;padding-block:1rem;font-weight:700}
svg{flex:none;color:var(--accent)}
.said{max-inline-size:none;background:var(--soft)}
.said>*{max-inline-size:40rem;margin:auto}
h1{padding-block-start:2.5rem;font-size:min(2.5rem,1.4rem + 2.6vw);line-height:1.2}
.said p{padding-block:.75rem 2.5rem;font-size:1.1875rem}
main>p{padding-block-start:1.5rem}
a{display:inline-block;padding:.625rem 1.25rem;border-radius:3px;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}
`;

const drawnSeal = () =>
  `<svg width="48" viewBox="0 0 48 48" aria-hidden="true"><path fill="currentColor" d="${seal.star}"/><path fill="none" stroke="var(--ground)" stroke-width="2" stroke-linecap="round" d="${sealFigure(edition().association.seal)}"/></svg>`;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function problemPage(problem: Problem, language: Language, reference: string): string {
  const words = problemWords[language];
  const [title, text] = words[problem];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${problemStyle}</style></head>
<body><header>${drawnSeal()}${escapeHtml(edition().association.name[language])}</header>
<main><div class="said"><h1>${title}</h1><p>${text}</p></div>
<p>${words.reference}: <bdi dir="ltr">${escapeHtml(reference)}</bdi></p>
<p><a href="/">${words.home}</a></p></main></body>
</html>
`;
}

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

/** Does nothing if the response has begun. */
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
    const callAnswer = ofCalls[status];
    const error = callAnswer ? sentence(language, callAnswer) : problemWords[language][problem][0];
    response.json({ success: false, error });
    return;
  }
  response.set("Content-Security-Policy", policy).set("Content-Language", language);
  response.type("html").send(problemPage(problem, language, response.locals.requestId ?? ""));
}
