import { useLoaderData } from "@remix-run/react";
import { electionOffice } from "~/addresses/elections";
import { handler } from "~/auth/handler.server";
import { getElection } from "~/domain/elections/elections.server";
import { type ObjectionState, type ObjectionSubject, objectionStates } from "~/domain/elections/input";
import { listObjections } from "~/domain/elections/objections.server";
import { parseId } from "~/fields/id";
import { pageIn } from "~/fields/pagination";
import { formatMoment, inLanguage, type LocalText, useTranslation } from "~/i18n";
import { Bilingual, EmptyState, Ltr, PageHeader, Pager, StateTabs } from "~/ui";
import { objectionsAddress, objectionsOf } from "./addresses";
import { titleIn } from "./open-confirmation";

export const loader = handler(electionOffice.objections, async ({ params, language, url }) => {
  const election = await getElection(parseId(params.id));
  const { id: electionId } = election;
  const search = url.searchParams;
  const state = objectionStates.find((known) => known === search.get("state")) ?? null;
  const page = pageIn(search);
  const { objections, ...list } = await listObjections({ electionId, state, page });
  return {
    electionTitle: titleIn(language, election),
    electionId,
    state,
    list,
    objections: objections.map(({ createdAt, decidedAt: _, name, ...objection }) => ({
      ...objection,
      name: inLanguage(language, name),
      sent: formatMoment(createdAt, language),
    })),
  };
});

export default function Objections() {
  const { t } = useTranslation("roll");
  const { electionTitle, electionId, state, list, objections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader record={electionTitle} />
      <ObjectionTabs electionId={electionId} current={state} />
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

function ObjectionTabs({ electionId, current }: { electionId: number; current: ObjectionState | null }) {
  const { t } = useTranslation("roll");
  const tabs = [null, ...objectionStates].map((state) => ({
    href: objectionsAddress(electionId, state),
    words: state ? t(`states.${state}`) : t("objections.all"),
    isShown: state === current,
  }));
  return <StateTabs label={t("objections.filter")} tabs={tabs} />;
}

type ObjectionRowProps = {
  electionId: number;
  objection: {
    id: number;
    memberNumber: number;
    name: LocalText;
    about: ObjectionSubject;
    state: ObjectionState;
    sent: string;
  };
};

function ObjectionRow({ electionId, objection }: ObjectionRowProps) {
  const { t } = useTranslation("roll");
  const { id, memberNumber, name, about, state, sent } = objection;
  return (
    <li className="border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <a className="link font-bold" href={`${objectionsOf(electionId)}/${id}`}>
          {`${t("objections.open", { id })}: ${t(`about.${about}`)}`}
        </a>
        <span className="tag">{t(`states.${state}`)}</span>
      </p>
      <p>
        <Bilingual text={name} tag={false} />
      </p>
      <p className="text-sm text-muted">
        {`${t("objections.member")} `}
        <Ltr>{memberNumber}</Ltr>
        {` · ${t("objections.sent-on", { moment: sent })}`}
      </p>
    </li>
  );
}
