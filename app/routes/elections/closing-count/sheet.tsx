import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { DefinitionTable } from "~/ui/table";
import { Bilingual, Ltr } from "~/ui/text";
import { Count, Share, TurnoutTable } from "../turnout-tables";
import { ClerksTable, UndosTable } from "./acts";
import type { ClosingCountView } from "./route";

export function ClosingSheet({ count }: { count: ClosingCountView }) {
  const { t } = useTranslation("turnout");
  const { state, title, from, to, takenAt, whole, lines, clerks, balance, undos, chain } = count;
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
            { label: t("closing.roll-size"), value: <Count of={whole.onRoll} /> },
            { label: t("closing.voted"), value: <Count of={whole.voted} /> },
            { label: t("closing.not-voted"), value: <Count of={whole.onRoll - whole.voted} /> },
            { label: t("closing.share"), value: <Share of={whole.share} none={t("no-roll")} /> },
          ]}
        />
      </div>
      <h2 className="mt-8 mb-3 text-xl">{t("by-centre")}</h2>
      <TurnoutTable lines={lines} whole={whole} />
      <p className="mt-2 text-sm text-muted">{t("marked-here-hint")}</p>
      <ClerksTable clerks={clerks} balance={balance} />
      <UndosTable undos={undos} />
      <ChainProof chain={chain} />
      <Signatures />
    </div>
  );
}

/** The head of the audit's chain, as the command that checks it takes it. */
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
