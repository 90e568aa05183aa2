import { type Holder, isLetter, letters, standing } from "~/content/letters";
import type { TermName } from "~/content/member-terms";
import { useTranslation } from "~/i18n";
import { Bilingual, LocalizedText, Ltr } from "~/ui";
import type { datedVersions } from "./dated-versions.server";
import type { FigureView } from "./figure-values.server";
import type { mediaUses } from "./media-uses.server";

type Versions = NonNullable<Awaited<ReturnType<typeof datedVersions>>>;

/** Lists every published version with its day, and marks the public one. */
export function DatedVersions({ versions }: { versions: Versions }) {
  const { t } = useTranslation("content");
  if (!versions.length) return null;
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("validity.title")}</h2>
      <ul className="rows">
        {versions.map(({ number, day, file, state }) => (
          <li key={number} className="row">
            <div className="row-line">
              <h3 className="text-base">
                {day ? (
                  <time dateTime={day.iso}>{t("validity.from", { day: day.text })}</time>
                ) : (
                  t("validity.always")
                )}{" "}
                {state ? <span className="tag">{t(`validity.${state}`)}</span> : null}
              </h3>
              <p className="text-sm text-muted">
                {file ? (
                  <a className="link" href={file.href}>
                    <bdi>{file.name}</bdi>
                  </a>
                ) : (
                  t("validity.no-file")
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists every value of a figure with the day from which it is valid. */
export function FigureValues({ values }: Pick<FigureView, "values">) {
  const { t } = useTranslation("content");
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("figures.values")}</h2>
      <ol className="rows">
        {values.map(({ value, since, state, author }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, two values may be of one day
          <li key={index} className="row">
            <div className="row-line">
              <p className="text-lg">
                <b>
                  <LocalizedText text={value} />
                </b>
              </p>
              <p className="text-sm text-muted">
                {since
                  ? t(state === "to-come" ? "figures.to-come" : "figures.since", { day: since })
                  : t("figures.from-start")}
                {author ? (
                  <>
                    {" · "}
                    <bdi>{author}</bdi>
                  </>
                ) : null}
              </p>
            </div>
            <p>
              <span className="tag">{t(`figures.states.${state}`)}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Lists where a picture is used: replacing it here replaces it there. */
export function MediaUses({ uses }: { uses: Awaited<ReturnType<typeof mediaUses>> }) {
  const { t } = useTranslation("content");
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("media-uses")}</h2>
      {uses.length ? (
        <ul className="rows">
          {uses.map(({ kind, to, title }) => (
            <li key={to} className="row">
              <div className="row-line">
                <h3 className="text-base">
                  <a className="link" href={to}>
                    <Bilingual text={title} tag={false} />
                  </a>
                </h3>
                <p className="text-sm text-muted">{t(`kinds.${kind}`)}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{t("media-unused")}</p>
      )}
    </section>
  );
}

/** The forms of the word for a member that emails use most. */
const MAX_USED = ["member-title", "the-member", "members"] as const satisfies readonly TermName[];

/** Lists the placeholders that a letter may contain, and those that it must contain. */
export function LetterHolders({ name }: { name: string }) {
  const { t } = useTranslation("content");
  if (!isLetter(name)) return null;
  const { must, may, ...rest }: { must: readonly Holder[]; may: readonly Holder[]; arabic?: true } =
    letters[name];
  return (
    <section className="mb-8 max-w-5xl">
      <h2 className="mb-2 text-lg">{t("letter.holders")}</h2>
      <p className="mb-4 text-muted">{t("letter.about")}</p>
      <p className="mb-4 text-muted">
        {t("terms.too")} <Ltr>{MAX_USED.map((term) => `{{${term}}}`).join(" ")}</Ltr>
      </p>
      {rest.arabic ? <p className="mb-4 text-muted">{t("letter.arabic")}</p> : null}
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {[...must, ...may, ...standing].map((holder, index) => (
          <div key={holder} className="flex items-baseline gap-2">
            <dt>
              <code>
                <Ltr>{`{{${holder}}}`}</Ltr>
              </code>
            </dt>
            <dd className="text-muted">
              {t(`holders.${holder}`)}
              {index < must.length ? <span className="tag">{t("letter.must")}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
