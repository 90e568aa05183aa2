const shapes = {
  yes: "M5 12.5l4.5 4.5L19 7.5",
  reminder: "M12 6v8M12 18v.5",
  no: "M6 12h12",
};

export type Tone = keyof typeof shapes;

const colours = { yes: "text-success", reminder: "text-focus", no: "text-focus" };

/** A drawing of its own for each kind of answer, beside the words that give it. */
export const StandingIcon = ({ tone }: { tone: Tone }) => (
  <svg
    width="28"
    height="28"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    aria-hidden="true"
    className={`shrink-0 ${colours[tone]}`}
  >
    <circle cx="12" cy="12" r="10.5" strokeWidth="1.5" />
    <path d={shapes[tone]} />
  </svg>
);
