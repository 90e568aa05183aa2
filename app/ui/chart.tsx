import type { ReactNode } from "react";
import { inDigits } from "~/content/digits";
import { formatNumber, useTranslation } from "~/i18n";

const WIDTH = 360;

type FrameProps = { says: string; height: number; children: ReactNode };

/** A drawing by the server; screen readers hear its sentence and find the table in the same section. */
const Frame = ({ says, height, children }: FrameProps) => (
  <svg className="chart" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={says}>
    {children}
  </svg>
);

/** Returns the x of something `width` wide that is `from` away from the reading edge. */
function usePlaces() {
  const rightToLeft = useTranslation().language === "ar";
  return {
    edge: (from: number) => round(rightToLeft ? WIDTH - from : from),
    box: (from: number, width: number) => round(rightToLeft ? WIDTH - from - width : from),
    onwards: rightToLeft ? -1 : 1,
  };
}

const round = (length: number) => Math.round(length * 10) / 10;
const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${round(y)}h${round(width)}v${round(height)}H${x}z`;

export type Amount = { label: string; value: number; words?: string };

function Words({ of: { value, words } }: { of: Amount }) {
  const { language } = useTranslation();
  return words ?? formatNumber(value, language);
}
const highest = (amounts: Amount[]) => Math.max(1, ...amounts.map(({ value }) => value));

const TALL = 110;

type ColumnsProps = {
  says: string;
  amounts: Amount[];
  /** The end of the scale, drawn behind each column; defaults to the highest amount. */
  scale?: number;
};

/** Amounts over time, a column each. */
export function Columns({ says, amounts, scale }: ColumnsProps) {
  const { box, edge } = usePlaces();
  const step = WIDTH / amounts.length;
  const top = scale ?? highest(amounts);
  const wide = Math.min(step * 0.72, 44);
  const height = ({ value }: Amount) => (value / top) * TALL;
  const middle = (at: number) => edge((at + 0.5) * step);
  const column = (high: number, at: number) =>
    rectangle(box((at + 0.5) * step - wide / 2, wide), 16 + TALL - high, wide, high);
  const bars = amounts.map((amount, index) => column(height(amount), index));
  return (
    <Frame says={says} height={TALL + 32}>
      {scale ? (
        <path className="chart-soft" d={amounts.map((_, index) => column(TALL, index)).join("")} />
      ) : null}
      <path className="chart-full" d={bars.join("")} />
      <path className="chart-line" d={`M0 ${TALL + 16}h${WIDTH}`} />
      <g className="chart-middle">
        {amounts.map((amount, index) => (
          <text key={amount.label} x={middle(index)} y={round(12 + TALL - height(amount))}>
            <Words of={amount} />
          </text>
        ))}
        {amounts.map(({ label }, index) => (
          <text key={label} x={middle(index)} y={TALL + 29} className="chart-quiet">
            {label}
          </text>
        ))}
      </g>
    </Frame>
  );
}

const LOW = 24;

/** Amounts of the last days, today last, beside a text with their sum; a day without any is a line. */
export function Strip({ amounts }: { amounts: number[] }) {
  const { box } = usePlaces();
  const step = WIDTH / amounts.length;
  const top = Math.max(1, ...amounts);
  const column = (amount: number, at: number) =>
    rectangle(box(at * step + 2, step - 4), LOW - (amount / top) * LOW, step - 4, (amount / top) * LOW + 1.5);
  return (
    <svg className="strip" viewBox={`0 0 ${WIDTH} ${LOW + 2}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={amounts.slice(0, -1).map(column).join("")} />
      <path className="strip-now" d={column(amounts.at(-1)!, amounts.length - 1)} />
    </svg>
  );
}

const ROW = 34;
const ROWS = 14;
const LONGEST = 40;

type BarsProps = {
  says: string;
  amounts: Amount[];
  /** The value of a full bar; defaults to the highest amount. */
  full?: number;
};

/** Amounts by name, a bar each; the table also has those for which there is no room. */
export function Bars({ says, amounts, full = highest(amounts) }: BarsProps) {
  const { box, edge } = usePlaces();
  const rows = amounts.slice(0, ROWS);
  const width = ({ value }: Amount) => (value / full) * (WIDTH - 60);
  const bars = rows.map((amount, index) =>
    rectangle(box(0, width(amount)), index * ROW + 17, width(amount), 9),
  );
  const start = edge(0.5);
  return (
    <Frame says={says} height={rows.length * ROW}>
      <path className="chart-full" d={bars.join("")} />
      <path className="chart-line" d={`M${start} 0v${rows.length * ROW}`} />
      {rows.map((amount, index) => (
        <text key={amount.label} x={edge(5)} y={index * ROW + 12}>
          {amount.label.slice(0, LONGEST)}
        </text>
      ))}
      <g className="chart-strong">
        {rows.map((amount, index) => (
          <text key={amount.label} x={edge(width(amount) + 5)} y={index * ROW + 26}>
            <Words of={amount} />
          </text>
        ))}
      </g>
    </Frame>
  );
}

type ScaleProps = {
  says: string;
  value: number;
  full: number;
  words: string;
  limit: { at: number; words: string };
};

/** A value on its scale, with a mark from which on somebody has to act. */
export function Scale({ says, value, full, words, limit }: ScaleProps) {
  const { box, edge } = usePlaces();
  const place = (amount: number) => Math.min(1, amount / full) * WIDTH;
  const wide = Math.max(3, place(value));
  const mark = edge(place(limit.at) - 1);
  return (
    <Frame says={says} height={56}>
      <path className="chart-soft" d={rectangle(0, 18, WIDTH, 16)} />
      <path className="chart-full" d={rectangle(box(0, wide), 18, wide, 16)} />
      <path className="chart-now" d={`M${mark} 14v26`} />
      <text x={edge(0)} y="12" className="chart-strong">
        {words}
      </text>
      <text x={mark} y="52" className={limit.at * 2 > full ? "chart-end" : undefined}>
        {limit.words}
      </text>
    </Frame>
  );
}

type MonthsProps = {
  says: string;
  /** The number of months paid this year. */
  paid: number;
  /** The month of today, 1 to 12. */
  current: number;
  first: string;
  last: string;
  words: string;
};

/** A year's months: paid ones are filled, and today is marked. */
export function Months({ says, paid, current, first, last, words }: MonthsProps) {
  const { box, edge } = usePlaces();
  const boxes = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) =>
      rectangle(box((from + index) * 30 + 1.5, 27), 4, 27, 12),
    ).join("");
  return (
    <Frame says={says} height={34}>
      <path className="chart-full" d={boxes(0, paid)} />
      <path className="chart-empty" d={boxes(paid, 12)} />
      <path className="chart-now" d={`M${edge((current - 0.5) * 30)} 0v20`} />
      <g className="chart-quiet">
        <text x={edge(1.5)} y="31">
          {first}
        </text>
        <text x={WIDTH / 2} y="31" className="chart-middle">
          {words}
        </text>
        <text x={edge(WIDTH - 1.5)} y="31" className="chart-end">
          {last}
        </text>
      </g>
    </Frame>
  );
}

type YearsProps = { says: string; years: { year: number; words: string; paid: boolean }[] };

/** Up to a dozen years, each with a word for paid or due. */
export function Years({ says, years }: YearsProps) {
  const { language } = useTranslation();
  const { box, edge } = usePlaces();
  const step = WIDTH / Math.max(years.length, 8);
  const boxes = (paid: boolean) =>
    years
      .map((year, index) =>
        year.paid === paid ? rectangle(box(index * step + 1.5, step - 3), 1, step - 3, 20) : "",
      )
      .join("");
  return (
    <Frame says={says} height={36}>
      <path className="chart-full" d={boxes(true)} />
      <path className="chart-due" d={boxes(false)} />
      <g className="chart-middle">
        {years.map(({ year, words, paid }, index) => (
          <text key={year} x={edge((index + 0.5) * step)} y="15" className={paid ? "chart-on" : undefined}>
            {words}
          </text>
        ))}
        {years.map(({ year }, index) => (
          <text key={year} x={edge((index + 0.5) * step)} y="33" className="chart-quiet">
            {inDigits(`${year}`, language)}
          </text>
        ))}
      </g>
    </Frame>
  );
}

/** Shows how many items are in each of several consecutive states. */
export function Steps({ says, amounts }: { says: string; amounts: Amount[] }) {
  const { edge, onwards } = usePlaces();
  const step = (WIDTH - 10) / amounts.length;
  const arrow = (at: number) => {
    const [wide, tip] = [onwards * (step - 3 - 10), onwards * 10].map(round);
    return `M${edge(at * step)} 0h${wide}l${tip} 21l${-tip!} 21h${-wide!}l${tip} -21z`;
  };
  const middle = (at: number) => edge((at + 0.5) * step + 4);
  return (
    <Frame says={says} height={42}>
      <path className="chart-soft" d={amounts.map((_, index) => arrow(index)).join("")} />
      <g className="chart-middle">
        {amounts.map((amount, index) => (
          <text key={amount.label} x={middle(index)} y="20" className="chart-large">
            <Words of={amount} />
          </text>
        ))}
        {amounts.map(({ label }, index) => (
          <text key={label} x={middle(index)} y="34" className="chart-small">
            {label}
          </text>
        ))}
      </g>
    </Frame>
  );
}
