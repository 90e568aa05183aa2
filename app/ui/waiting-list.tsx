import { type LocalText, useTranslation } from "~/i18n";
import { Bilingual } from "./text";

type Waiting = {
  to: string;
  title: LocalText;
  state: "none" | "draft" | "scheduled" | "live";
  at: string;
  isPublic: boolean;
};

/** Lists unpublished work, each item with a link to its editor. */
export function WaitingList({ waiting }: { waiting: Waiting[] }) {
  const { t } = useTranslation("content");
  if (!waiting.length) return null;
  return (
    <section className="mb-10">
      <h2 className="text-xl">{t("waiting")}</h2>
      <p className="mb-2 text-muted">{t("waiting-about")}</p>
      <ul className="rows">
        {waiting.map(({ to, title, state, at, isPublic }) => (
          <li key={to} className="row">
            <div className="row-line">
              <a className="link" href={to}>
                <Bilingual text={title} tag={false} />
              </a>
              <p className="text-sm text-muted">{t(`state-at.${state}`, { at })}</p>
            </div>
            {isPublic ? <span className="tag">{t("is-shown")}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
