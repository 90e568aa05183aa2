/** From worst to best; the meaning of a tone is always stated in words beside it. */
export const tones = ["low", "middle", "high"] as const;
type Tone = (typeof tones)[number];

const mouths: Record<Tone, string> = {
  low: "M15 35.5c3.5-7 14.5-7 18 0",
  middle: "M15.5 32.5h17",
  high: "M14 28.5c3.5 9 16.5 9 20 0",
};

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

export const Face = ({ tone, small }: { tone: Tone; small?: boolean }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className={`${small ? "face-small" : "face"} tone-${tone}`}>
    <use href={`#face-${tone}`} />
  </svg>
);

export const Bar = ({ percent, tone }: { percent: number; tone?: Tone }) => (
  <svg aria-hidden="true" className={`share-bar mirror ${tone ? `tone-${tone}` : "text-accent"}`}>
    {percent > 0 ? <rect width={`${percent}%`} height="100%" fill="currentColor" /> : null}
  </svg>
);
