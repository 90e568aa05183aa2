const HEX = /^#[0-9a-f]{6}$/;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Returns the contrast ratio of two colours (`#rrggbb`), 1 to 21, by WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

export const isColour = (text: string): boolean => HEX.test(text);

/** Mixes two colours; `share` (0 to 1) is that of the first. */
export function mixColours(one: string, other: string, share: number): string {
  const second = channels(other);
  const parts = channels(one).map((part, index) => Math.round(part * share + second[index]! * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
