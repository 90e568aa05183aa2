/** The cost of one page view in counts: bytes, elements, SQL statements, requests. */
export type Cost = {
  html: number;
  gzip: number;
  elements: number;
  statements: number;
  requests: number;
  pictures: number;
};
/** By view: who asks, for what, in which language. */
export type Costs = Map<string, Cost>;

const ROOM = 1.1;
const figures = ["html", "gzip", "elements", "statements", "requests", "pictures"] as const;

/** The committed figures: a line for each view, its name and then the figures of the heading. */
export function readCosts(text: string): Costs {
  const [, ...lines] = text.trim().split("\n");
  return new Map(
    lines.map((line) => {
      const fields = line.trim().split(/\s+/);
      const values = fields.splice(-figures.length).map(Number);
      const cost = Object.fromEntries(figures.map((figure, nth) => [figure, values[nth]!]));
      return [fields.join(" "), cost as Cost];
    }),
  );
}

export function writeCosts(costs: Costs): string {
  const widest = Math.max(...[...costs.keys()].map((view) => view.length));
  const line = (view: string, values: ReadonlyArray<string | number>) =>
    view.padEnd(widest) + values.map((value) => String(value).padStart(12)).join("");
  const lines = [...costs].map(([view, cost]) =>
    line(
      view,
      figures.map((figure) => cost[figure]),
    ),
  );
  return `${[line("view", figures), ...lines].join("\n")}\n`;
}

/** The figures that have grown by more than a tenth, each in a sentence; a view that is not known yet has none to grow from. */
export function grown(now: Costs, committed: Costs): string[] {
  return [...now].flatMap(([view, cost]) => {
    const before = committed.get(view);
    if (!before) return [`${view} has no committed figures`];
    return figures
      .filter((figure) => cost[figure] > before[figure] * ROOM)
      .map((figure) => `${view}: ${figure} ${cost[figure]}, committed ${before[figure]}`);
  });
}
