import { useTranslation } from "~/i18n/use-translation";
import type { ShownJob } from "./job-view.server";

/** What has to be known of a job at first sight. */
export function JobTags({ job: { sample, closed } }: { job: Pick<ShownJob, "sample" | "closed"> }) {
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
