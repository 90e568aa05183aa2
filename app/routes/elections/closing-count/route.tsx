import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { elections } from "~/addresses/elections";
import { visit } from "~/auth/visit.server";
import { type ClosingCount, readClosingCount } from "~/domain/elections/closing-count.server";
import { windowState } from "~/domain/elections/voting-window";
import { parseId } from "~/fields/id";
import { formatMoment } from "~/i18n/dates";
import { inLanguage, type Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/notice";
import { usePageTitle } from "~/ui/page-title";
import { PaperHead } from "~/ui/paper";
import { turnoutLines } from "../turnout-lines.server";
import { ClosingSheet } from "./sheet";

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await visit(request, elections.closingCount);
  const named = new URL(request.url).searchParams.get("election");
  const count = await readClosingCount(named === null ? undefined : (parseId(named) ?? 0));
  return { count: count && closingCountView(count, language) };
}

export default function ClosingCountPage() {
  const { t } = useTranslation(["turnout", "elections"]);
  const { count } = useLoaderData<typeof loader>();
  const title = usePageTitle();
  return (
    <article className="mx-auto w-full max-w-5xl pt-8 print:pt-0">
      <PaperHead
        howToPrint={t("turnout:how-to-print")}
        print={t("turnout:print")}
        backTo="/elections/turnout"
        back={t("turnout:back")}
      />
      <h1 className="title mb-4">{title}</h1>
      {count ? <ClosingSheet count={count} /> : <EmptyState title={t("elections:none-announced")} />}
    </article>
  );
}

function closingCountView(
  { election, takenAt, turnout, undos, clerks, balance, chain }: ClosingCount,
  language: Language,
) {
  const moment = (at: Date) => formatMoment(at, language);
  return {
    state: windowState(election, takenAt),
    title: inLanguage(language, election.title),
    from: moment(election.opensAt),
    to: moment(election.closesAt),
    takenAt: moment(takenAt),
    whole: turnout.whole,
    lines: turnoutLines(turnout, language),
    clerks,
    balance,
    undos: undos.map(({ at, centre, ...undo }) => ({
      ...undo,
      when: moment(at),
      centre: centre && inLanguage(language, centre),
    })),
    chain,
  };
}

export type ClosingCountView = ReturnType<typeof closingCountView>;
