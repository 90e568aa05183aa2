import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";

/** The search of the issued certificates; `mistyped` when what looks like a serial number is none. */
export function SearchForm({ q, mistyped }: { q: string; mistyped: boolean }) {
  const { t } = useTranslation("certificates");
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form
      role="search"
      action="/dashboard/certificates"
      className="mb-8 grid items-end gap-4 sm:flex sm:flex-wrap"
    >
      <label className="grow">
        <span className="field-label">{t("staff.search")}</span>
        {mistyped ? (
          <span id="search-error" role="alert" className="field-error block">
            {t("staff.mistyped")}
          </span>
        ) : null}
        <input
          type="search"
          name="q"
          maxLength={200}
          defaultValue={q}
          dir="auto"
          aria-invalid={mistyped ? true : undefined}
          aria-describedby={mistyped ? "search-error" : undefined}
          className="input h-11"
        />
      </label>
      <Button type="submit">{t("staff.find")}</Button>
      {q ? (
        <a href="/dashboard/certificates" className="link py-2">
          {t("staff.clear")}
        </a>
      ) : null}
    </form>
  );
}
