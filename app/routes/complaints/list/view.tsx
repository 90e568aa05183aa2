import { href } from "~/addresses/href";
import { complaints } from "~/addresses/staff";
import type { ComplaintFilter } from "~/domain/complaints/filter";
import type { ComplaintCard as Complaint } from "~/domain/complaints/list.server";
import { states } from "~/domain/complaints/status";
import type { Span } from "~/domain/complaints/waiting";
import { useTranslation } from "~/i18n";
import { EmailAddress, EmptyState, KeyFacts, Ltr, Quoted, SearchBox, Word } from "~/ui";
import { StatusForm } from "../message-forms";
import { MessageName, PrintLink, ReplyLink, StatusTag, Written } from "../message-view";

export type FiguresView = {
  pending: number;
  oldest: { on: string; day: string; waiting: number } | null;
  median: Span | null;
};

export function Figures({ figures: { pending, oldest, median } }: { figures: FiguresView }) {
  const { t } = useTranslation("complaints");
  return (
    <section aria-labelledby="figures" className="mb-8">
      <h2 id="figures" className="sr-only">
        {t("figures.title")}
      </h2>
      <KeyFacts
        facts={[
          { id: "pending", label: t("figures.pending"), value: pending },
          {
            id: "oldest",
            label: t("figures.oldest"),
            value: oldest ? (
              <>
                <time dateTime={oldest.on}>{oldest.day}</time>
                <small className="block text-sm font-normal text-muted">
                  {oldest.waiting ? t("waiting", { count: oldest.waiting }) : t("waiting-today")}
                </small>
              </>
            ) : (
              t("figures.nothing")
            ),
          },
          {
            id: "median",
            label: t("figures.median"),
            value: median ? t(median.unit, { count: median.count }) : t("figures.nothing"),
          },
        ]}
      />
    </section>
  );
}

export function LoadFailed({ again }: { again: string }) {
  const { t } = useTranslation("complaints");
  return (
    <div role="alert" className="notice notice-danger">
      <p>{t("load-failed")}</p>
      <a href={again} className="link">
        {t("load-again")}
      </a>
    </div>
  );
}

export function FilterForm({ filter }: { filter: ComplaintFilter & { tooShort: boolean } }) {
  const { t } = useTranslation("complaints");
  const { q, status, tooShort } = filter;
  return (
    <SearchBox
      enhance="live-list"
      action={href(complaints.list)}
      q={q}
      label={t("search")}
      find={t("find")}
      clear={t("clear")}
      problem={tooShort ? t("too-short") : null}
      narrowed={Boolean(status)}
    >
      <label>
        <span className="field-label">{t("status")}</span>
        <select name="status" defaultValue={status ?? ""} className="input h-11">
          <option value="">{t("all")}</option>
          {states.map((each) => (
            <option key={each} value={each}>
              {t(`statuses.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </SearchBox>
  );
}

export type ListedComplaint = Omit<Complaint, "createdAt"> & {
  at: string;
  day: string;
  /** The days it has been pending. */
  waiting: number | null;
};

export function ComplaintCard({ complaint, back }: { complaint: ListedComplaint; back: string }) {
  const { t } = useTranslation("complaints");
  const { id, title, status, email, phone, excerpt, at, day, waiting } = complaint;
  return (
    <article className="row">
      <div className="min-w-0">
        <div className="row-line">
          <h3 className="text-lg">
            <Written>{title}</Written>
          </h3>
          <StatusTag status={status} />
          {waiting === null ? null : <b>{waiting ? t("waiting", { count: waiting }) : t("waiting-today")}</b>}
          <span className="row-line text-sm text-muted">
            <time dateTime={at}>{day}</time>
            <span>
              {email ? (
                <>
                  <Word>{t("fields.email")}</Word> <EmailAddress address={email} />
                </>
              ) : (
                t("no-email")
              )}
            </span>
            {phone ? (
              <span>
                <Word>{t("fields.phone")}</Word> <Ltr>{phone}</Ltr>
              </span>
            ) : null}
          </span>
        </div>
        <p className="line-clamp-2">
          <bdi>{excerpt}</bdi>
        </p>
      </div>
      <div className="row-acts">
        <div className="flex flex-wrap items-center gap-x-4">
          <a className="link py-1" href={href(complaints.detail, { id })}>
            {t("details")}
            <MessageName title={title} />
          </a>
          <PrintLink complaint={complaint} />
          <ReplyLink complaint={complaint} />
        </div>
        <StatusForm complaint={complaint} back={back} inRow />
      </div>
    </article>
  );
}

export function NothingFound({ filter: { q, status } }: { filter: ComplaintFilter }) {
  const { t } = useTranslation("complaints");
  if (!q && !status) return <EmptyState title={t("none")} />;
  return (
    <EmptyState title={t("none")}>
      <p className="my-3">
        {t("searched-for")} {q ? <Quoted text={q} /> : null}
        {q && status ? " · " : null}
        {status ? t(`statuses.${status}`) : null}
      </p>
      <a href={href(complaints.list)} className="link">
        {t("clear")}
      </a>
    </EmptyState>
  );
}
