import { QUEUE, type QueueFilter, queueAddress } from "~/domain/internships/queue-filter";
import { useTranslation } from "~/i18n/use-translation";
import { SearchBox } from "~/ui/search-form";

/** The search of the queue, within the state that is shown. */
export function SearchForm({ filter }: { filter: QueueFilter & { tooShort: boolean } }) {
  const { t } = useTranslation("registrations");
  const { q, state, tooShort } = filter;
  return (
    <SearchBox
      action={QUEUE}
      q={q}
      label={t("search")}
      find={t("find")}
      clear={t("clear")}
      cleared={queueAddress({ state })}
      problem={tooShort ? t("too-short") : null}
    >
      {state ? <input type="hidden" name="state" value={state} /> : null}
    </SearchBox>
  );
}
