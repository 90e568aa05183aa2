import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { getElection } from "~/domain/elections/election-list.server";
import { objectionStates } from "~/domain/elections/objection-states";
import { listObjections } from "~/domain/elections/objections.server";
import { parseId } from "~/forms/id";
import { formatMoment } from "~/i18n/dates";
import { inLanguage } from "~/i18n/fallback";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { objectionsAddress } from "./objection-addresses";
import { ObjectionRow } from "./objection-row";
import { ObjectionTabs } from "./objection-tabs";
import { pageOf } from "./page-of-election.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "elections.manage");
  const language = await languageOf(request);
  const election = await getElection(parseId(params.id));
  const { id: electionId } = election;
  const search = new URL(request.url).searchParams;
  const state = objectionStates.find((known) => known === search.get("state")) ?? null;
  const page = parseId(search.get("page") ?? undefined) ?? 1;
  const { objections, ...list } = await listObjections({ electionId, state, page });
  return {
    ...pageOf(translator(language, "roll")("objections.title"), language, election),
    electionId,
    state,
    list,
    objections: objections.map(({ createdAt, decidedAt: _, name, ...objection }) => ({
      ...objection,
      name: inLanguage(language, name),
      sent: formatMoment(createdAt, language),
    })),
  };
}

export default function Objections() {
  const { t } = useTranslation("roll");
  const { title, crumbs, electionId, state, list, objections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <ObjectionTabs electionId={electionId} shown={state} />
      {objections.length ? (
        <ul className="border-t border-line">
          {objections.map((objection) => (
            <ObjectionRow key={objection.id} electionId={electionId} objection={objection} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t(state ? "objections.none-like-this" : "objections.none")} />
      )}
      <Pager
        page={list.page}
        pages={list.pages}
        hrefFor={(page) => objectionsAddress(electionId, state, page)}
      />
    </>
  );
}
