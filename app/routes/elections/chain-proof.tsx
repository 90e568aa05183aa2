import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/ltr";

/** The head of the audit's chain, as the command that checks it takes it. */
export function ChainProof({ chain }: { chain: { number: number; hash: string } | null }) {
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
