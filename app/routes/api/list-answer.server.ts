import type { Language } from "~/i18n/languages";
import { finish } from "~/platform/document/finish.server";

/** A list that is the same for everybody who reads the same language, and may be kept for an hour. */
export const listAnswer = (request: Request, language: Language, Data: readonly object[]) =>
  finish(
    request,
    200,
    new Headers({
      "Content-Type": "application/json; charset=utf-8",
      "Content-Language": language,
      "Cache-Control": "public, max-age=3600",
      Vary: "Accept-Language",
    }),
    JSON.stringify({ success: true, Data }),
  );
