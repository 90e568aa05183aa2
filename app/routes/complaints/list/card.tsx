import type { ComplaintCard as Complaint } from "~/domain/complaints/list.server";
import { useTranslation } from "~/i18n/use-translation";
import { Card } from "~/ui/card";
import { Ltr } from "~/ui/text";
import { StatusForm } from "../message-forms";
import { PrintLink, ReplyLink, StatusTag, Written } from "../message-view";

export type ListedComplaint = Omit<Complaint, "createdAt"> & {
  at: string;
  day: string;
  /** Days, while it is pending. */
  waiting: number | null;
};

export function ComplaintCard({ complaint, back }: { complaint: ListedComplaint; back: string }) {
  const { t } = useTranslation("complaints");
  const { id, title, status, email, phone, excerpt, at, day, waiting } = complaint;
  return (
    <Card as="article" className="gap-3 p-5 wrap-anywhere">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-lg">
          <Written>{title}</Written>
        </h3>
        <StatusTag status={status} />
        {waiting === null ? null : (
          <span className="text-sm">{waiting ? t("waiting", { count: waiting }) : t("waiting-today")}</span>
        )}
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <time dateTime={at}>{day}</time>
        <span>{email ? <Ltr>{email}</Ltr> : t("no-email")}</span>
        <Ltr>{phone}</Ltr>
      </p>
      <p className="line-clamp-2" dir="auto">
        {excerpt}
      </p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-wrap items-center gap-4">
          <a className="link py-2" href={`/complaints/${id}`}>
            {t("details")}
            <span className="sr-only">
              {": "}
              <Written>{title}</Written>
            </span>
          </a>
          <PrintLink complaint={complaint} />
          <ReplyLink complaint={complaint} />
        </div>
        <StatusForm complaint={complaint} back={back} />
      </div>
    </Card>
  );
}
