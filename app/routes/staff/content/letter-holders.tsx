import { type Holder, isLetter, letters, standing } from "~/content/letters";
import type { TermName } from "~/content/member-terms";
import { useTranslation } from "~/i18n";
import { Ltr } from "~/ui";

/** The forms of what a member is called that letters ask for most. */
const MOST_USED = ["member-title", "the-member", "members"] as const satisfies readonly TermName[];

/** What the writer of a letter may let the site put in, and what it cannot go without. */
export function LetterHolders({ name }: { name: string }) {
  const { t } = useTranslation("content");
  if (!isLetter(name)) return null;
  const { must, may, ...its }: { must: readonly Holder[]; may: readonly Holder[]; arabic?: true } =
    letters[name];
  return (
    <section className="mb-8 max-w-5xl">
      <h2 className="mb-2 text-lg">{t("letter.holders")}</h2>
      <p className="mb-4 text-muted">{t("letter.about")}</p>
      <p className="mb-4 text-muted">
        {t("terms.too")} <Ltr>{MOST_USED.map((term) => `{{${term}}}`).join(" ")}</Ltr>
      </p>
      {its.arabic ? <p className="mb-4 text-muted">{t("letter.arabic")}</p> : null}
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {[...must, ...may, ...standing].map((holder, at) => (
          <div key={holder} className="flex items-baseline gap-2">
            <dt>
              <code>
                <Ltr>{`{{${holder}}}`}</Ltr>
              </code>
            </dt>
            <dd className="text-muted">
              {t(`holders.${holder}`)}
              {at < must.length ? <span className="tag">{t("letter.must")}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
