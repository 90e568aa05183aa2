import type { HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { internship } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { paperKinds } from "~/domain/internships/paper-kinds";
import { acceptsPapers, addPaper, MAX_PAPERS } from "~/domain/internships/papers.server";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { readForm } from "~/forms/read-body.server";
import { sentence, translator, useTranslation } from "~/i18n";
import { redirectWithFlash } from "~/platform/flash.server";
import { PageHeader } from "~/ui";
import {
  hasNamesAlone,
  notAllKept,
  PAPERS,
  type PaperField,
  PaperProblems,
  PapersForm,
  type RefusedPapers,
  storeEachPaper,
  tooManyPapers,
  untouched,
} from "./papers";
import { ownApplication, papersView } from "./receipt.server";
import { PaperPlaces, PapersClosed } from "./receipt-parts";

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const answered = new Headers(actionHeaders);
  answered.set("Cache-Control", "private, no-store");
  return answered;
};

export const loader = handler(internship.documents, async ({ params, context, language }) => {
  const application = await ownApplication({ params, context });
  return {
    path: receiptPath(application.id),
    state: application.state,
    papers: await papersView(application, language),
  };
});

export const action = handler(internship.documents, async ({ request, params, context, language }) => {
  const application = await ownApplication({ params, context });
  if (!acceptsPapers(application))
    return untouched(sentence(language, "internship-receipt:papers.refused.closed"), 409);
  const tooMany = await tooManyPapers(context, language);
  if (tooMany) return tooMany;
  // Checked before the body is read, because on a slow link three files of 10 MB take an hour.
  if ((await papersView(application, language)).may === "full")
    return untouched(sentence(language, "internship-receipt:papers.full", { most: MAX_PAPERS }), 422);
  const form = await readForm(request, { filesFrom: { kind: "applicant", id: application.id } });
  const kept = await storeEachPaper(form, fields, ({ field, ...file }) =>
    addPaper(application.id, { ...file, kind: field === PAPERS ? null : field }),
  );
  if (kept.refused.length) return notAllKept(kept);
  if (!kept.stored) {
    const t = translator(language, "internship-receipt");
    return untouched(t(hasNamesAlone(form, fields) ? "papers.not-files" : "papers.missing"), 422);
  }
  const notice = {
    kind: "success",
    key: "internship-receipt:papers.kept",
    params: { count: kept.stored },
  } as const;
  return redirectWithFlash(request, `${receiptPath(application.id)}#papers`, notice);
});

const fields: PaperField[] = [...paperKinds, PAPERS];

export default function Documents() {
  const { t } = useTranslation("internship-receipt");
  const { path, state, papers } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedPapers>();
  return (
    <>
      <PageHeader record={t(`titles.${state}`)} />
      <div className="max-w-2xl">
        {refused ? (
          <PaperProblems sent={refused} max={papers.max} kept={t("papers.kept", { count: refused.stored })} />
        ) : null}
        {papers.may === "open" ? (
          <PapersForm
            papers={papers}
            path={path}
            refused={refused?.refused.map(({ field }) => field) ?? []}
          />
        ) : (
          <>
            <PaperPlaces papers={papers} path={path} />
            <PapersClosed papers={papers} />
          </>
        )}
        <p className="mt-8">
          <a className="link" href={path}>
            {t("print.back")}
          </a>
        </p>
      </div>
    </>
  );
}
