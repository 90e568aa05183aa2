import type { RightToVote } from "~/domain/elections/right-to-vote";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";

/** Whether the doctor has the right to vote; clerks are told why not. */
export function RightNotice({ right, because }: { right: RightToVote; because?: string | null }) {
  const { t } = useTranslation("elections");
  return (
    <div className="mb-4">
      <Notice kind={right === "has" ? "note" : "warning"}>
        <p className="font-bold">{t(right === "has" ? "has" : "has-not")}</p>
        {because ? <p className="mt-1">{because}</p> : null}
      </Notice>
    </div>
  );
}
