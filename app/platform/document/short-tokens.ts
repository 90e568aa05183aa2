const THEME_TOKEN = /--(?:color|shadow)-[\w-]+/g;
const LETTERS = 26;

const shortName = (at: number): string =>
  `--${at < LETTERS ? "" : shortName(Math.floor(at / LETTERS) - 1).slice(2)}${String.fromCharCode(97 + (at % LETTERS))}`;

/** A page's CSS with its theme tokens under names of a letter or two: the page bears all that reads them. */
export function shortTokens(css: string): string {
  const names = new Map<string, string>();
  return css.replace(THEME_TOKEN, (token) => {
    const name = names.get(token) ?? shortName(names.size);
    names.set(token, name);
    return name;
  });
}
