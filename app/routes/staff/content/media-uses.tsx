import { useTranslation } from "~/i18n";
import { Bilingual } from "~/ui";
import type { mediaUses } from "./media-uses.server";

/** Where a picture is shown: replaced here, it is replaced there. */
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
