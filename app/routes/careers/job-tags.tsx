import { useTranslation } from "~/i18n/use-translation";
import type { JobView } from "./job-view.server";

export function JobTags({ job: { sample, closed } }: { job: Pick<JobView, "sample" | "closed"> }) {
  const { t } = useTranslation("careers");
  return (
    <>
      {sample ? <span className="tag">{t("sample")}</span> : null}
      {closed ? (
        <>
          {" "}
          <span className="tag">{t("closed")}</span>
        </>
      ) : null}
    </>
  );
}
