import type { ReactNode } from "react";
import { SubmitButton } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import type { PapersView } from "./receipt.server";

type Props = { papers: PapersView; path: string };

/** The papers that arrived, each of which its sender can open again. */
function Kept({ papers: { list }, path }: Props) {
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

const Said = ({ children }: { children: ReactNode }) => <p className="notice">{children}</p>;

/** The papers of an application: those that arrived, and the form for more while it is open to them. */
export function Papers({ papers, path }: Props) {
  const { t } = useTranslation("internship-receipt");
  const { may, most } = papers;
  return (
    <section id="papers" aria-labelledby="papers-title">
      <h2 id="papers-title" className="mb-3 text-xl">
        {t("papers.title")}
      </h2>
      <Kept papers={papers} path={path} />
      {may === "open" ? <PapersForm path={path} most={most} /> : null}
      {may === "full" ? <Said>{t("papers.full", { most })}</Said> : null}
      {may === "closed" ? <Said>{t("papers.closed")}</Said> : null}
    </section>
  );
}

export const PAPERS = "papers";
export const PAPERS_FIELD = "papers-field";

/** The choice of papers, after what they may be and how they are best sent on a slow connection. */
function PapersForm({ path, most }: { path: string; most: number }) {
  const { t } = useTranslation("internship-receipt");
  return (
    <form method="post" action={`${path}/documents`} encType="multipart/form-data" className="print:hidden">
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
          className="input"
        />
      </div>
      <SubmitButton busy="sending">{t("papers.send")}</SubmitButton>
    </form>
  );
}
