import { useTranslation } from "~/i18n/use-translation";
import { FieldNames } from "./history";
import type { ShownApplication } from "./shown-application.server";

/** What a returned application went back for. */
export function AskedAgain({ application }: { application: ShownApplication }) {
  const { t } = useTranslation("registrations");
  const { state, returnReason, returnFields } = application;
  if (state !== "returned" || returnReason === null) return null;
  return (
    <section className="notice notice-warning mb-6" aria-labelledby="now-asked">
      <h2 id="now-asked" className="text-lg">
        {t("now-asked")}
      </h2>
      <p>{returnFields.length ? <FieldNames fields={returnFields} /> : t("papers-only")}</p>
      <p dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere">
        {returnReason}
      </p>
    </section>
  );
}
