import { parse, serialize } from "cookie";
import { memoize } from "./memoize";

const ONE_YEAR = 365 * 24 * 60 * 60;

/** Caches one header, which is read for several preferences in a row. */
const cookiesIn = memoize(1, (header) => parse(header));

/** The cookies are not secret, so that they are neither signed nor encoded. */
function preference<Value extends string>(name: string, values: readonly Value[]) {
  const read = (header: string | null) => {
    const chosen = cookiesIn(header ?? "")[name];
    return values.find((value) => value === chosen) ?? null;
  };
  return {
    name,
    read,
    cookie: (value: Value) => serialize(name, value, { path: "/", sameSite: "lax", maxAge: ONE_YEAR }),
    isValue: (text: unknown): text is Value => values.includes(text as Value),
  };
}

export const languagePreference = preference("lang", ["ar", "en"]);
export const themePreference = preference("theme", ["light", "dark"]);
export const litePreference = preference("lite", ["1", "0"]);

/** Returns the reader's choice, else whether the browser sends `Save-Data: on`. */
export function isLiteFor(cookies: string | null, saveData: string | string[] | null | undefined): boolean {
  const chosen = litePreference.read(cookies);
  return chosen
    ? chosen === "1"
    : String(saveData ?? "")
        .trim()
        .toLowerCase() === "on";
}

export const isLite = ({ headers }: Request): boolean =>
  isLiteFor(headers.get("Cookie"), headers.get("Save-Data"));
