import type { ReactNode } from "react";
import { fileSize, useTranslation } from "~/i18n";
import { Ltr } from "./text";

type NoticeProps = { kind?: "note" | "warning" | "danger"; children: ReactNode };

export const Notice = ({ kind = "note", children }: NoticeProps) => (
  <div className={kind === "note" ? "notice" : `notice notice-${kind}`}>{children}</div>
);

export function StaleNotice({ time }: { time: string }) {
  const { t } = useTranslation("shell");
  return (
    <div role="status" className="my-4">
      <Notice kind="warning">
        <p>{t("as-it-stood", { time })}</p>
      </Notice>
    </div>
  );
}

type DiskNoticeProps = { disk: { state: "low" | "full"; freeBytes: number } | null };

export function DiskNotice({ disk }: DiskNoticeProps) {
  const { t } = useTranslation("maintenance");
  if (!disk) return null;
  return (
    <div className="mb-8 max-w-3xl">
      <Notice kind={disk.state === "full" ? "danger" : "warning"}>
        {t(`disk.${disk.state}`)} <Ltr>{fileSize(disk.freeBytes)}</Ltr>
      </Notice>
    </div>
  );
}

type DraftPapersNoticeProps = { usedBytes: number | null };

/** Tells the staff that the papers of unsent applications take almost all of their space. */
export function DraftPapersNotice({ usedBytes }: DraftPapersNoticeProps) {
  const { t } = useTranslation("maintenance");
  if (usedBytes === null) return null;
  return (
    <div className="mb-8 max-w-3xl">
      <Notice kind="warning">
        {t("draft-papers")} <Ltr>{fileSize(usedBytes)}</Ltr>
      </Notice>
    </div>
  );
}

export const EmptyState = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="empty">
    <p className="text-lg font-bold">{title}</p>
    {children}
  </div>
);
