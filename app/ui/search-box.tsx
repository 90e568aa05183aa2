import { Button } from "./button";

type Props = {
  action: string;
  q: string;
  label: string;
  find: string;
  /** The words of the link that ends the search; it is there only during one. */
  clear: string;
};

/** One line to search by, sent as `q`. */
export const SearchBox = ({ action, q, label, find, clear }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
  <form role="search" action={action} className="mb-8 grid items-end gap-4 sm:flex sm:flex-wrap">
    <label className="grow">
      <span className="field-label">{label}</span>
      <input type="search" name="q" maxLength={200} defaultValue={q} className="input h-11" />
    </label>
    <Button type="submit">{find}</Button>
    {q ? (
      <a href={action} className="link py-2">
        {clear}
      </a>
    ) : null}
  </form>
);
