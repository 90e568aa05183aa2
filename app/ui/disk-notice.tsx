import { useTranslation } from "~/i18n/use-translation";
import { fileSize } from "./file-size";
import { Ltr } from "./ltr";
import { Notice } from "./notice";

type Props = { disk: { state: "low" | "full"; freeBytes: number } | null };

/** What staff should know of a disk that runs out of room. */
export function DiskNotice({ disk }: Props) {
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
