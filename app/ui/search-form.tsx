import type { ReactNode } from "react";
import { useTranslation } from "~/i18n";
import { Button } from "./button";

type SearchBoxProps = {
  action: string;
  q: string;
  /** The name of the field, `q` unless it is given. */
  name?: string;
  label: string;
  find: string;
  clear: string;
  cleared?: string;
  problem?: string | null;
  narrowed?: boolean;
  className?: string;
  /** Scripts that work on it (`enhancements.server.ts`). */
  enhance?: string;
  children?: ReactNode;
  /** Filters below the line of the search. */
  below?: ReactNode;
};

export const SearchBox = ({ action, q, label, find, clear, below, ...more }: SearchBoxProps) => (
  // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
  <form
    role="search"
    action={action}
    className={`mb-8 grid items-end gap-4 sm:flex sm:flex-wrap ${more.className ?? ""}`}
    data-enhance={more.enhance}
  >
    <label className="grow">
      <span className="field-label">{label}</span>
      {more.problem ? (
        <span id="search-error" role="alert" className="field-error block">
          {more.problem}
        </span>
      ) : null}
      <input
        type="search"
        name={more.name ?? "q"}
        maxLength={200}
        defaultValue={q}
        dir="auto"
        aria-invalid={more.problem ? true : undefined}
        aria-describedby={more.problem ? "search-error" : undefined}
        className="input h-11"
      />
    </label>
    {more.children}
    <Button type="submit" asks>
      {find}
    </Button>
    {q || more.narrowed ? (
      <a href={more.cleared ?? action} className="link py-2">
        {clear}
      </a>
    ) : null}
    {below}
  </form>
);

type WordsAndDayProps = {
  action: string;
  enhance?: string;
  words: { search: string; day: string; find: string; clear: string };
  filter: { q: string; date?: string | null; dateRefused: boolean };
};

export function WordsAndDaySearch({
  action,
  enhance,
  words,
  filter: { q, date, dateRefused },
}: WordsAndDayProps) {
  const { t } = useTranslation("forms");
  const { search, day, ...buttons } = words;
  return (
    <SearchBox
      action={action}
      enhance={enhance}
      q={q}
      label={search}
      narrowed={Boolean(date || dateRefused)}
      {...buttons}
    >
      <label>
        <span className="field-label">{day}</span>
        {dateRefused ? (
          <span id="date-error" role="alert" className="field-error block">
            {t("errors.not-a-day")}
          </span>
        ) : null}
        <input
          type="date"
          name="date"
          defaultValue={date ?? undefined}
          aria-invalid={dateRefused ? true : undefined}
          aria-describedby={dateRefused ? "date-error" : undefined}
          className="input h-11"
        />
      </label>
    </SearchBox>
  );
}
