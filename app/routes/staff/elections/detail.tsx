import { useLoaderData } from "@remix-run/react";
import { electionOffice, elections } from "~/addresses/elections";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { type Centre, listCentres } from "~/domain/elections/centres.server";
import { currentElection, getElection, rollFigures } from "~/domain/elections/elections.server";
import { windowState } from "~/domain/elections/voting-window";
import { parseId } from "~/fields/id";
import { formatLongMoment, formatNumber, useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { ButtonLink, DefinitionTable, Ltr, PageHeader, usePageTitle } from "~/ui";
import { centrePage, electionPage, rollPage } from "./addresses";
import { titleIn } from "./open-confirmation";

export const loader = handler(electionOffice.detail, async ({ params, language }) => {
  const election = await getElection(parseId(params.id));
  const { id, opensAt, closesAt, objectionsUntil, rollImportedAt } = election;
  return {
    head: { title: titleIn(language, election) },
    id,
    isCurrent: (await currentElection())?.id === id,
    centres: await listCentres(id),
    election: {
      state: windowState(election, now()),
      opens: formatLongMoment(opensAt, language),
      closes: formatLongMoment(closesAt, language),
      objections: objectionsUntil && formatLongMoment(objectionsUntil, language),
      rollImported: rollImportedAt && formatLongMoment(rollImportedAt, language),
      ...(await rollFigures(election)),
    },
  };
});

export default function Election() {
  const { t } = useTranslation("election-office");
  const { id, isCurrent, centres, election } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        actions={
          <ButtonLink href={`${electionPage(id)}/edit`} variant="quiet">
            {t("edit")}
          </ButtonLink>
        }
      />
      <p className="mb-4 flex gap-3">
        {isCurrent ? <strong className="tag">{t("current")}</strong> : null}
        <span className="tag">{t(`states.${election.state}`)}</span>
      </p>
      <ElectionTable election={election} />
      <WaysOn id={id} isCurrent={isCurrent} />
      <h2 className="mt-10 mb-3 text-xl">{t("centres.title")}</h2>
      {centres.length ? (
        <CentreList electionId={id} centres={centres} />
      ) : (
        <p className="text-muted">{t("centres.none")}</p>
      )}
      <p className="mt-6">
        <ButtonLink href={`${electionPage(id)}/centres/add`} variant="quiet">
          {t("centres.add")}
        </ButtonLink>
      </p>
    </>
  );
}

type ElectionTableProps = {
  election: {
    opens: string;
    closes: string;
    objections: string | null;
    rollImported: string | null;
    onRoll: number;
    marked: number;
  };
};

function ElectionTable({ election }: ElectionTableProps) {
  const { t, language } = useTranslation("election-office");
  const title = usePageTitle();
  const figure = (value: number) => <Ltr>{formatNumber(value, language)}</Ltr>;
  const { opens, closes, objections, rollImported, onRoll, marked } = election;
  const imported = rollImported
    ? t("roll-imported", { moment: `\u2068${rollImported}\u2069` })
    : t("roll-register");
  return (
    <DefinitionTable
      caption={title}
      rows={[
        { label: t("opens"), value: opens },
        { label: t("closes"), value: closes },
        { label: t("objections"), value: objections ?? t("no-objections") },
        { label: t("roll"), value: imported },
        { label: t("on-roll"), value: figure(onRoll) },
        { label: t("marked"), value: figure(marked) },
      ]}
    />
  );
}

const ofCurrent = [
  { path: href(elections.turnout), words: "ways.turnout" },
  { path: href(elections.rollPrint), words: "ways.print" },
] as const;

/** Links to the pages of an election; the board and the printed roll exist only for the current one. */
function WaysOn({ id, isCurrent }: { id: number; isCurrent: boolean }) {
  const { t } = useTranslation("election-office");
  const ways = [
    { path: rollPage(id), words: "ways.import" },
    { path: `${electionPage(id)}/objections`, words: "ways.objections" },
    { path: `${href(elections.closingCount)}?election=${id}`, words: "ways.closing-count" },
    ...(isCurrent ? ofCurrent : []),
  ] as const;
  return (
    <ul className="my-6 flex flex-wrap gap-x-6 gap-y-3">
      {ways.map(({ path, words }) => (
        <li key={path}>
          <a className="link inline-block py-1" href={path}>
            {t(words)}
          </a>
        </li>
      ))}
    </ul>
  );
}

type CentreListProps = { electionId: number; centres: Centre[] };

function CentreList({ electionId, centres }: CentreListProps) {
  const { t, language } = useTranslation("election-office");
  return (
    <ul className="border-t border-line">
      {centres.map(({ id, code, name }) => {
        const named = { name: `\u2068${language === "ar" ? name.ar : name.en}\u2069` };
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3">
            <span className="font-bold">
              <Ltr>{code}</Ltr>
            </span>
            <span className="flex grow flex-wrap gap-x-4">
              <bdi lang="ar">{name.ar}</bdi>
              <bdi lang="en">{name.en}</bdi>
            </span>
            <a
              className="link py-1"
              href={centrePage(electionId, id)}
              aria-label={t("centres.rename-named", named)}
            >
              {t("centres.rename")}
            </a>
            <a
              className="link py-1"
              href={`${centrePage(electionId, id)}/delete`}
              aria-label={t("centres.delete-named", named)}
            >
              {t("centres.delete")}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
