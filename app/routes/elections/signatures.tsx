import { useTranslation } from "~/i18n/use-translation";

const signers = ["chair", "member", "member"] as const;

/** Lines for those who sign the closing count. */
export function Signatures() {
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
