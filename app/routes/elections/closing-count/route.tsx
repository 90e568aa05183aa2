import { useLoaderData } from "@remix-run/react";
import { elections } from "~/addresses/elections";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { type ClosingCount, readClosingCount } from "~/domain/elections/closing-count.server";
import { windowState } from "~/domain/elections/voting-window";
import { parseId } from "~/fields/id";
import { formatMoment, inLanguage, type Language, useTranslation } from "~/i18n";
import { Bilingual, DefinitionTable, EmptyState, Ltr, Notice, PaperHead, usePageTitle } from "~/ui";
import { Count, Share, TurnoutTable, turnoutLines } from "../turnout-tables";
import { ClerksTable, UndosTable } from "./acts";

export const loader = handler(elections.closingCount, async ({ language, url }) => {
  const named = url.searchParams.get("election");
  const count = await readClosingCount(named === null ? undefined : (parseId(named) ?? 0));
  return { count: count && closingCountView(count, language) };
});

export default function ClosingCountPage() {
  const { t } = useTranslation(["turnout", "elections"]);
  const { count } = useLoaderData<typeof loader>();
  const title = usePageTitle();
  return (
    <article className="mx-auto w-full max-w-5xl pt-8 print:pt-0">
      <PaperHead
        howToPrint={t("turnout:how-to-print")}
        print={t("turnout:print")}
        backTo={href(elections.turnout)}
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
    total: turnout.total,
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

type ClosingCountView = ReturnType<typeof closingCountView>;

function ClosingSheet({ count }: { count: ClosingCountView }) {
  const { t } = useTranslation("turnout");
  const { state, title, from, to, takenAt, total, lines, clerks, balance, undos, chain } = count;
  const final = state === "closed";
  return (
    <div className="closing">
      <Notice kind={final ? "note" : "warning"}>
        <p className="font-bold">{final ? t("closing.final") : t(`closing.${state}`, { moment: to })}</p>
      </Notice>
      <div className="mt-6">
        <DefinitionTable
          rows={[
            { label: t("closing.election"), value: <Bilingual text={title} tag={false} /> },
            { label: t("closing.window"), value: t("closing.from-to", { from, to }) },
            { label: t("closing.taken-at"), value: t("closing.amman-time", { moment: takenAt }) },
            { label: t("closing.roll-size"), value: <Count of={total.onRoll} /> },
            { label: t("closing.voted"), value: <Count of={total.voted} /> },
            { label: t("closing.not-voted"), value: <Count of={total.onRoll - total.voted} /> },
            { label: t("closing.share"), value: <Share of={total.share} none={t("no-roll")} /> },
          ]}
        />
      </div>
      <h2 className="mt-8 mb-3 text-xl">{t("by-centre")}</h2>
      <TurnoutTable lines={lines} total={total} />
      <p className="mt-2 text-sm text-muted">{t("marked-here-hint")}</p>
      <ClerksTable clerks={clerks} balance={balance} />
      <UndosTable undos={undos} />
      <ChainProof chain={chain} />
      <Signatures />
    </div>
  );
}

/** Shows the head of the audit chain in the form that `verify-audit` accepts. */
function ChainProof({ chain }: { chain: { number: number; hash: string } | null }) {
  const { t } = useTranslation("turnout");
  return (
    <section className="mt-8 break-inside-avoid" aria-labelledby="proof">
      <h2 id="proof" className="mb-3 text-xl">
        {t("closing.proof")}
      </h2>
      {chain ? (
        <>
          <p>{t("closing.chain-head")}</p>
          <p className="font-mono font-bold wrap-anywhere">
            <Ltr>{`${chain.number}:${chain.hash}`}</Ltr>
          </p>
          <p className="text-sm text-muted">{t("closing.chain-how")}</p>
        </>
      ) : (
        <p>{t("closing.no-chain")}</p>
      )}
    </section>
  );
}

const signers = ["chair", "member", "member"] as const;

function Signatures() {
  const { t } = useTranslation("turnout");
  return (
    <section className="mt-8 break-inside-avoid" aria-labelledby="signatures">
      <h2 id="signatures" className="mb-3 text-xl">
        {t("closing.signatures")}
      </h2>
      <ul className="grid gap-8 sm:grid-cols-3">
        {signers.map((signer, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
          <li key={nth}>
            <p className="font-bold">{t(`closing.${signer}`)}</p>
            <p className="signature-line">{t("closing.name")}</p>
            <p className="signature-line">{t("closing.signature")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
