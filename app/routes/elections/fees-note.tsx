import { useTranslation } from "~/i18n/use-translation";
import type { ClerkCard } from "./shown-card.server";

/** What the register says against voting; it stops nobody who is on the roll. */
export function FeesNote({ fees: { day, blocks } }: { fees: ClerkCard["fees"] }) {
  const { t } = useTranslation("elections");
  if (!blocks.length) return null;
  return (
    <section aria-labelledby="fees" className="mt-6">
      <h3 id="fees" className="text-lg">
        {t("fees.title", { day })}
      </h3>
      <ul className="mt-1 list-disc ps-6">
        {blocks.map((block) => (
          <li key={block}>{t(`fees.${block}`)}</li>
        ))}
      </ul>
      <p className="mt-1 text-muted">{t("fees.note")}</p>
    </section>
  );
}
