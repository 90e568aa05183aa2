import { edition } from "~/content/edition";
import { type LocalText, useTranslation } from "~/i18n";
import { Bilingual, Ltr, Seal, StarField } from "~/ui";

/** Of a card's shape, on a phone and on paper, for the counter. */
export function MemberCard({ name, memberNumber }: { name: LocalText; memberNumber: number }) {
  const { t } = useTranslation("dashboards");
  return (
    <div className="member-card">
      <StarField />
      <p className="member-card-head">
        <Seal />
        <span>
          <b lang="en">{edition().association.name.en}</b>
          <b lang="ar">{edition().association.name.ar}</b>
        </span>
      </p>
      <p>
        <span className="sr-only">{t("your-number")} </span>
        <b className="member-card-number">
          <Ltr>{memberNumber}</Ltr>
        </b>
        <b className="member-card-name">
          <Bilingual text={name} tag={false} />
        </b>
      </p>
    </div>
  );
}
