const STEP = 10;
const CENTRE = 50;

const inSteps = (percent: number) => Math.round(percent / STEP) * STEP;

/** The classes by which a picture that is cut keeps its focal point in sight; none where that is its centre. */
export function focusClass(focus: { x: number; y: number } | undefined): string | undefined {
  const places = Object.entries({ x: inSteps(focus?.x ?? CENTRE), y: inSteps(focus?.y ?? CENTRE) });
  const away = places.filter(([, place]) => place !== CENTRE);
  return away.length
    ? ["focus", ...away.map(([axis, place]) => `focus-${axis}-${place}`)].join(" ")
    : undefined;
}
