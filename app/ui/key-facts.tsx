import type { ReactNode } from "react";

type Fact = {
  id: string;
  /** The large part: a year, an amount, a number. */
  value: ReactNode;
  /** Its meaning, in two to five words. */
  label: ReactNode;
};

/** A row of figures under a page's title: the three or four facts that most readers came for. */
export const KeyFacts = ({ facts }: { facts: Fact[] }) => (
  <dl className={facts.length === 3 ? "key-facts key-facts-three" : "key-facts"}>
    {facts.map(({ id, value, label }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
