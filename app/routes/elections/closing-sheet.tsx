import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import { DefinitionTable } from "~/ui/definition-table";
import { Notice } from "~/ui/notice";
import { ChainProof } from "./chain-proof";
import { ClerksTable } from "./clerks-table";
import type { ShownCount } from "./closing-count";
import { Count, Share } from "./count";
import { Signatures } from "./signatures";
import { TurnoutTable } from "./turnout-table";
import { UndosTable } from "./undos-table";

/** The closing count: what was counted, what was undone, who marked, and who signs for it. */
export function ClosingSheet({ count }: { count: ShownCount }) {
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
