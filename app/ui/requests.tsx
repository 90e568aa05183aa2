import type { ReactNode } from "react";
import { DefinitionTable } from "./table";

type RequestItem = {
  id: number;
  what: ReactNode;
  state: string;
  facts: ReactNode;
  words?: string;
  note: string | null;
};

export const RequestList = ({ id, title, items }: { id: string; title: string; items: RequestItem[] }) => (
  <section className="mt-10" aria-labelledby={id}>
    <h2 id={id} className="mb-3 text-xl">
      {title}
    </h2>
    <ul className="border-t border-line">
      {items.map(({ id: key, what, state, facts, words, note }) => (
        <li key={key} className="border-b border-line py-4">
          <p className="flex flex-wrap items-center gap-x-3">
            {what}
            <span className="tag">{state}</span>
          </p>
          <p className="text-sm text-muted">{facts}</p>
          {words ? (
            <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
              {words}
            </p>
          ) : null}
          {note ? (
            <p dir="auto" className="mt-2 border-s-4 border-line ps-4 whitespace-pre-line wrap-anywhere">
              {note}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  </section>
);

type Props = {
  title: string;
  labels: { by: string; at: string; note: string };
  decision: { decided: string | null; decidedBy: string | null; note: string | null };
};

export function DecisionSummary({ title, labels, decision: { decided, decidedBy, note } }: Props) {
  const rows = (
    <p dir="auto" className="whitespace-pre-line wrap-anywhere">
      {note}
    </p>
  );
  return (
    <section className="mt-8" aria-labelledby="given-decision">
      <h2 id="given-decision" className="mb-3 text-xl">
        {title}
      </h2>
      <DefinitionTable
        rows={[
          { label: labels.by, value: <bdi>{decidedBy}</bdi> },
          { label: labels.at, value: decided },
          ...(note ? [{ label: labels.note, value: rows }] : []),
        ]}
      />
    </section>
  );
}
