import type { ReactNode } from "react";
import type { PaperKind } from "~/domain/internships/paper-kinds";
import { useTranslation } from "~/i18n";
import { Icon } from "~/ui";
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

type Place = PapersView["places"][number];
type Sent = Place["papers"];

const PaperLinks = ({ papers, path }: { papers: Sent; path: string }) =>
  papers.map(({ id, name, size, at }) => (
    <p key={id}>
      <a className="link" href={`${path}/documents/${id}`}>
        <bdi className="wrap-anywhere">{name}</bdi>
      </a>{" "}
      <small>
        <bdi dir="ltr">{size}</bdi>
        {" · "}
        <time dateTime={at.iso}>{at.text}</time>
      </small>
    </p>
  ));

type PlacesProps = { papers: PapersView; path: string; field?(kind: PaperKind): ReactNode };

/** Lists the required documents, ticked once there is one, with an upload `field` where one may be sent. */
export function PaperPlaces({ papers: { places, others, may }, path, field }: PlacesProps) {
  const { t } = useTranslation("internship-receipt");
  const named = (kind: PaperKind) =>
    field ? <label htmlFor={kind}>{t(`kinds.${kind}`)}</label> : <b>{t(`kinds.${kind}`)}</b>;
  return (
    <ul className="places">
      {places.map(({ kind, papers }) => (
        <li key={kind} className={papers.length ? "placed" : undefined}>
          <Icon name={papers.length ? "check" : "file"} />
          <div>
            {named(kind)}
            {papers.length ? <PaperLinks papers={papers} path={path} /> : null}
            {papers.length || field ? null : (
              <p>{t(may === "open" ? "papers.not-yet" : "papers.not-sent")}</p>
            )}
            {field?.(kind)}
          </div>
        </li>
      ))}
      {others.length ? (
        <li className="placed">
          <Icon name="check" />
          <div>
            <b>{t("papers.others")}</b>
            <PaperLinks papers={others} path={path} />
          </div>
        </li>
      ) : null}
    </ul>
  );
}

export function PapersClosed({ papers: { may, max } }: { papers: PapersView }) {
  const { t } = useTranslation("internship-receipt");
  if (may === "open") return null;
  return <p className="notice">{t(`papers.${may}`, { most: max })}</p>;
}
