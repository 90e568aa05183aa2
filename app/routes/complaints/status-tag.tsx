import type { State } from "~/domain/complaints/status";
import { useTranslation } from "~/i18n/use-translation";

const colours: Record<State, string> = {
  pending: "bg-warning-soft text-ink",
  replied: "bg-success-soft text-success",
  closed: "text-muted",
  held: "bg-warning-soft text-ink",
};

/** A message's status in words. */
export function StatusTag({ status }: { status: State }) {
  const { t } = useTranslation("complaints");
  return <span className={`tag ${colours[status]}`}>{t(`statuses.${status}`)}</span>;
}
