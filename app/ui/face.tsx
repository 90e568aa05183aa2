/** From worst to best; what a tone says always stands beside it in words. */
export const tones = ["low", "middle", "high"] as const;
export type Tone = (typeof tones)[number];

const mouths: Record<Tone, string> = {
  low: "M15 35.5c3.5-7 14.5-7 18 0",
  middle: "M15.5 32.5h17",
  high: "M14 28.5c3.5 9 16.5 9 20 0",
};

/** The three faces, once in a page that shows any. */
export const FaceShapes = () => (
  <svg className="hidden" aria-hidden="true">
    {tones.map((tone) => (
      <symbol key={tone} id={`face-${tone}`} viewBox="0 0 48 48">
        <circle cx="24" cy="24" r="22" fill="currentColor" strokeWidth="2" className="face-line" />
        <path
          d={`M16.5 17v4M31.5 17v4${mouths[tone]}`}
          fill="none"
          strokeWidth="3.5"
          strokeLinecap="round"
          className="face-line"
        />
      </symbol>
    ))}
  </svg>
);

/** A drawn face: sad and red, calm and yellow, glad and green. */
export const Face = ({ tone, small }: { tone: Tone; small?: boolean }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className={`${small ? "face-small" : "face"} tone-${tone}`}>
    <use href={`#face-${tone}`} />
  </svg>
);
