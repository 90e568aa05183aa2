import { contrast, isColour, mixColours } from "~/fields/contrast";

const READABLE = 4.5;
const WHITE = "#ffffff";
const BLACK = "#000000";
const DARK = "#0f1614";
/** The backgrounds on which the accent colour appears in each theme, besides the soft one derived from it. */
const grounds = { light: [WHITE, "#f1f5f3", "#f3ead8"], dark: [DARK, "#18211e", "#262015"] };
const softOf = {
  light: (accent: string) => mixColours(accent, WHITE, 0.12),
  dark: (accent: string) => mixColours(accent, DARK, 0.2),
};
/** The colour of a button label. */
const label = { light: WHITE, dark: "#05241b" };

type Theme = keyof typeof grounds;

/** Returns true if the accent has enough contrast in this theme, as text and as a background (WCAG 2.2, 1.4.3). */
export const isReadable = (accent: string, theme: Theme): boolean =>
  isColour(accent) &&
  [...grounds[theme], softOf[theme](accent), label[theme]].every(
    (other) => contrast(accent, other) >= READABLE,
  );

const tokens = (accent: string, theme: Theme) =>
  `--color-accent:${accent};--color-accent-strong:${mixColours(accent, theme === "light" ? BLACK : WHITE, 0.65)};` +
  `--color-accent-soft:${softOf[theme](accent)};`;

/** Returns the association's accent colour as CSS; null if it has chosen none. */
export function coloursOf(accent: { light: string; dark: string }): string | null {
  const light = isReadable(accent.light, "light") ? `:root{${tokens(accent.light, "light")}}` : "";
  const dark = isReadable(accent.dark, "dark") ? `[data-theme="dark"]{${tokens(accent.dark, "dark")}}` : "";
  return light + dark || null;
}
