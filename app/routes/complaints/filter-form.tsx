import { useTranslation } from "react-i18next";
import type { ComplaintFilter } from "~/domain/complaints/filter";
import { statuses } from "~/domain/complaints/status";
import { Button } from "~/ui/button";

/** Search by words and by status; the link that clears both is there only when one is set. */
export function FilterForm({ filter }: { filter: ComplaintFilter & { tooShort: boolean } }) {
  const { t } = useTranslation("complaints");
  const { q, status, tooShort } = filter;
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form role="search" action="/complaints" className="mb-8 grid items-end gap-4 sm:flex sm:flex-wrap">
      <label className="grow">
        <span className="field-label">{t("search")}</span>
        {tooShort ? (
          <span id="search-error" role="alert" className="field-error block">
            {t("too-short")}
          </span>
        ) : null}
        <input
          type="search"
          name="q"
          maxLength={200}
          defaultValue={q}
          aria-invalid={tooShort ? true : undefined}
          aria-describedby={tooShort ? "search-error" : undefined}
          className="input h-11"
        />
      </label>
      <label>
        <span className="field-label">{t("status")}</span>
        <select name="status" defaultValue={status ?? ""} className="input h-11">
          <option value="">{t("all")}</option>
          {statuses.map((each) => (
            <option key={each} value={each}>
              {t(`statuses.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{t("find")}</Button>
      {q || status ? (
        <a href="/complaints" className="link py-2">
          {t("clear")}
        </a>
      ) : null}
    </form>
  );
}
