import { DefinitionTable } from "./definition-table";

type Props = {
  title: string;
  labels: { by: string; at: string; note: string };
  decision: { decided: string | null; decidedBy: string | null; note: string | null };
};

/** What was decided, by whom and when, and what the asker was told with it. */
export function GivenDecision({ title, labels, decision: { decided, decidedBy, note } }: Props) {
  const told = (
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
          ...(note ? [{ label: labels.note, value: told }] : []),
        ]}
      />
    </section>
  );
}
