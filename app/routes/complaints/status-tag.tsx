import type { Status } from "~/domain/complaints/status";
import { useTranslation } from "~/i18n/use-translation";

const colours: Record<Status, string> = {
  pending: "bg-warning-soft text-ink",
  replied: "bg-success-soft text-success",
  closed: "text-muted",
};

/** A message's status in words. */
export function StatusTag({ status }: { status: Status }) {
  const { t } = useTranslation("complaints");
  return <span className={`tag ${colours[status]}`}>{t(`statuses.${status}`)}</span>;
}
