import { useTranslation } from "react-i18next";
import { QUEUE, type QueueFilter, queueAddress } from "~/domain/internships/queue-filter";
import { Button } from "~/ui/button";

/** The search of the queue, within the state that is shown. */
export function SearchForm({ filter }: { filter: QueueFilter & { tooShort: boolean } }) {
  const { t } = useTranslation("registrations");
  const { q, state, tooShort } = filter;
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form role="search" action={QUEUE} className="mb-6 grid items-end gap-4 sm:flex sm:flex-wrap">
      {state ? <input type="hidden" name="state" value={state} /> : null}
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
          dir="auto"
          aria-invalid={tooShort ? true : undefined}
          aria-describedby={tooShort ? "search-error" : undefined}
          className="input h-11"
        />
      </label>
      <Button type="submit">{t("find")}</Button>
      {q ? (
        <a href={queueAddress({ state })} className="link py-2">
          {t("clear")}
        </a>
      ) : null}
    </form>
  );
}
