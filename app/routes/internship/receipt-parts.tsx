import { SubmitButton } from "~/forms/submission";
import { useFileField, useUploads } from "~/forms/uploads";
import { useTranslation } from "~/i18n/use-translation";
import type { PapersView, ReceiptView } from "./receipt.server";

export function History({ events }: { events: ReceiptView["events"] }) {
  const { t } = useTranslation("internship-receipt");
  if (!events.length) return null;
  return (
    <section className="mt-10" aria-labelledby="history">
      <h2 id="history" className="mb-3 text-xl">
        {t("history")}
      </h2>
      <ol className="happened">
        {events.map(({ id, kind, at, document }) => (
          <li key={id}>
            <p>
              {t(`events.${kind}`)}
              {document ? " " : null}
              {document ? <bdi className="wrap-anywhere">{document}</bdi> : null}
            </p>
            <p className="text-sm text-muted">
              <time dateTime={at.iso}>{at.text}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const PAPERS = "papers";
export const PAPERS_FIELD = "papers-field";

type Props = { papers: PapersView; path: string };

export function Papers({ papers, path }: Props) {
  const { t } = useTranslation("internship-receipt");
  const { may, most } = papers;
  return (
    <section id="papers" aria-labelledby="papers-title">
      <h2 id="papers-title" className="mb-3 text-xl">
        {t("papers.title")}
      </h2>
      <PaperList papers={papers} path={path} />
      {may === "open" ? <PapersForm path={path} most={most} left={most - papers.list.length} /> : null}
      {may === "full" ? <p className="notice">{t("papers.full", { most })}</p> : null}
      {may === "closed" ? <p className="notice">{t("papers.closed")}</p> : null}
    </section>
  );
}

function PaperList({ papers: { list }, path }: Props) {
  const { t } = useTranslation("internship-receipt");
  if (!list.length) return <p className="mb-6 text-muted">{t("papers.none")}</p>;
  return (
    <ul className="mb-8 border-t border-line" aria-label={t("papers.list")}>
      {list.map(({ id, name, size, at }) => (
        <li key={id} className="border-b border-line py-3">
          <a className="link" href={`${path}/documents/${id}`}>
            <bdi className="wrap-anywhere">{name}</bdi>
          </a>
          <p className="text-sm text-muted">
            <bdi dir="ltr">{size}</bdi>
            {" · "}
            <time dateTime={at.iso}>{at.text}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

function PapersForm({ path, most, left }: { path: string; most: number; left: number }) {
  const { t } = useTranslation("internship-receipt");
  const help = useFileField(
    "paper",
    {
      type: t("papers.refused.invalid-type"),
      large: t("papers.refused.too-large"),
      many: t("papers.refused.too-many", { most }),
    },
    left,
  );
  return (
    <form
      method="post"
      action={`${path}/documents`}
      encType="multipart/form-data"
      className="uploads print:hidden"
      {...useUploads()}
    >
      <div className="field">
        <label htmlFor={PAPERS_FIELD} className="field-label">
          {t("papers.choose")}
        </label>
        <p id="papers-hint" className="field-hint">
          {t("papers.limits", { most })}
          <br />
          {t("papers.slow")}
        </p>
        <input
          id={PAPERS_FIELD}
          name={PAPERS}
          type="file"
          multiple
          accept="application/pdf,image/jpeg,image/png"
          aria-describedby="papers-hint"
          {...help}
          className="input"
        />
      </div>
      <SubmitButton busy="sending">{t("papers.send")}</SubmitButton>
    </form>
  );
}
