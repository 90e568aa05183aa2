import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireComputerUserOrStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { type ClosingCount, readClosingCount } from "~/domain/elections/closing-count.server";
import { turnoutLines } from "~/domain/elections/turnout.server";
import { windowState } from "~/domain/elections/voting-window";
import { parseId } from "~/forms/id";
import { formatMoment } from "~/i18n/dates";
import { inLanguage, type Language } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/empty-state";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { PaperHead } from "~/ui/paper";
import { ClosingSheet } from "./sheet";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireComputerUserOrStaff(request, { computer: ["vote", "undo"], staff: "elections.manage" });
  const language = await languageOf(request);
  const title = pages["/elections/closing-count"][language];
  const named = new URL(request.url).searchParams.get("election");
  const count = await readClosingCount(named === null ? undefined : (parseId(named) ?? 0));
  return {
    title,
    documentTitle: documentTitle(title, language),
    count: count && closingCountView(count, language),
  };
}

export default function ClosingCountPage() {
  const { t } = useTranslation(["turnout", "elections"]);
  const { title, count } = useLoaderData<typeof loader>();
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
