import type { ComplaintFilter } from "~/domain/complaints/filter";
import { states } from "~/domain/complaints/status";
import { useTranslation } from "~/i18n/use-translation";
import { SearchBox } from "~/ui/search-box";

/** Search by words and by status; the link that clears both is there only when one is set. */
export function FilterForm({ filter }: { filter: ComplaintFilter & { tooShort: boolean } }) {
  const { t } = useTranslation("complaints");
  const { q, status, tooShort } = filter;
  return (
    <SearchBox
      action="/complaints"
      q={q}
      label={t("search")}
      find={t("find")}
      clear={t("clear")}
      problem={tooShort ? t("too-short") : null}
      narrowed={Boolean(status)}
    >
      <label>
        <span className="field-label">{t("status")}</span>
        <select name="status" defaultValue={status ?? ""} className="input h-11">
          <option value="">{t("all")}</option>
          {states.map((each) => (
            <option key={each} value={each}>
              {t(`statuses.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </SearchBox>
  );
}
