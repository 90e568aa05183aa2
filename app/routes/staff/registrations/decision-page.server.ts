import { recordLook } from "~/domain/internships/application.server";
import type { Language } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { documentTitle } from "~/ui/page-meta";
import { shownApplication, shownHistory } from "./shown-application.server";
import { shownOthers } from "./shown-others.server";

type Seen = { request: Request; id: string | undefined; staff: { id: string }; act: "return" | "accept" };

/** What a page of a decision shows: the application, what happened to it last, and others of the same person. */
export async function decisionPage({ request, id: typedId, staff, act }: Seen) {
  const language: Language = await languageOf(request);
  const application = await shownApplication(typedId, language);
  const { id } = application;
  await recordLook(staff, "application.read", id);
  const [history, others] = await Promise.all([shownHistory(id, language), shownOthers(id, language)]);
  const title = translator(language, "registrations")(`${act}-form.send`);
  return {
    title,
    documentTitle: documentTitle(title, language),
    application,
    last: history.at(-1) ?? null,
    others,
  };
}
