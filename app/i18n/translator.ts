import { createInstance, type i18n, type TFunction } from "i18next";
import { edition, editionNumber } from "~/content/current-edition";
import { type Digits, inDigits, shownDigits, withLoneNumbers } from "~/content/digits";
import { memoize } from "~/platform/memoize";
import { dictionaries, type Words } from "./dictionaries";
import { defaultLanguage, type Language, languages } from "./languages";

/** The names of the default variables, which a sentence may use without being given them. */
type DefaultVariable = keyof ReturnType<typeof variables>;

type WithoutDefaults<Text> = Text extends `${infer Before}{{${infer Name}}}${infer After}`
  ? `${Before}${Name extends DefaultVariable ? "" : `{{${Name}}}`}${WithoutDefaults<After>}`
  : Text;

/** The words by their keys. From a text follow the placeholders that its parameters must fill. */
type Resources<Tree> = {
  [Key in keyof Tree]: Tree[Key] extends string ? WithoutDefaults<Tree[Key]> : Resources<Tree[Key]>;
};

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Resources<Words>;
  }
}

const MAX_SENTENCES = 2000;
const MAX_COUNTED = 200;

/** Placeholders of what names a thing, and of numbers as they were given: never in the association's digits. */
const codes = new Set(["id", "number", "serial", "code", "reference", "phone"]);

function instanceFor(language: Language): i18n {
  const instance = createInstance();
  instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    resources: { en: { ...dictionaries.en }, ar: { ...dictionaries.ar } },
    ns: Object.keys(dictionaries.en),
    defaultNS: "shell",
    interpolation: {
      escapeValue: false,
      defaultVariables: variables(language),
      alwaysFormat: true,
      format: (value, _format, _language, options) =>
        typeof value === "number" && !codes.has(options?.interpolationkey)
          ? inDigits(`${value}`, language)
          : value,
    },
    returnNull: false,
    initImmediate: false,
  });
  return memoized(instance, language);
}

/** The association, and its members in the forms of `app/content/member-terms.ts`. */
function variables(language: Language) {
  const { name, terms } = edition().association;
  return { ...terms[language], "association-name": name[language] };
}

type Tree = { [name: string]: string | Tree };

/** The words of an area with the numbers that they state in the association's digits. */
const inShownDigits = (words: Tree): Tree =>
  Object.fromEntries(
    Object.entries(words).map(([name, each]) => [
      name,
      typeof each === "string" ? withLoneNumbers(each, shownDigits()) : inShownDigits(each),
    ]),
  );

function rewriteNumbers(instance: i18n): void {
  for (const [area, words] of Object.entries(dictionaries.ar))
    instance.addResourceBundle("ar", area, inShownDigits(words as Tree), false, true);
}

const isNumeric = (parameters: object) => Object.values(parameters).every((each) => typeof each === "number");

/** A page asks for hundreds of sentences: each is made once for every edition, which says what members are called. */
function memoized(instance: i18n, language: Language): i18n {
  const make = instance.getFixedT.bind(instance) as unknown as (...named: unknown[]) => TFunction;
  let of = -1;
  let digits: Digits = "latin";
  let version = 0;
  const keepCurrent = () => {
    if (of === editionNumber() && digits === shownDigits()) return;
    of = editionNumber();
    version += 1;
    if (language === "ar" && digits !== shownDigits()) rewriteNumbers(instance);
    digits = shownDigits();
    instance.options.interpolation!.defaultVariables = variables(language);
  };
  const memoizedT = (t: TFunction): TFunction => {
    const ask = t as unknown as (key: string, parameters?: object) => string;
    const memos = () => ({
      version,
      plain: memoize(MAX_SENTENCES, (key) => ask(key)),
      counted: memoize(MAX_COUNTED, (key) => ask(...(JSON.parse(key) as [string, object]))),
    });
    let memo = memos();
    const find = (key: string, parameters?: object) => {
      keepCurrent();
      if (memo.version !== version) memo = memos();
      const { plain, counted } = memo;
      if (parameters === undefined) return plain(key);
      return isNumeric(parameters) ? counted(JSON.stringify([key, parameters])) : ask(key, parameters);
    };
    return Object.assign(find, t) as unknown as TFunction;
  };
  const made = new Map<string, TFunction>();
  const say = instance.t.bind(instance) as unknown as (...args: unknown[]) => string;
  instance.t = ((...args: unknown[]) => {
    keepCurrent();
    return say(...args);
  }) as unknown as typeof instance.t;
  instance.getFixedT = ((...named: unknown[]) => {
    const name = named.join(" ");
    const t = made.get(name) ?? memoizedT(make(...named));
    made.set(name, t);
    return t;
  }) as unknown as typeof instance.getFixedT;
  return instance;
}

export const i18nOf: Record<Language, i18n> = { ar: instanceFor("ar"), en: instanceFor("en") };

type Area = keyof Words;
export type Areas = Area | readonly [Area, ...Area[]];

export const translator = <const RequestedAreas extends Areas>(
  language: Language,
  areas: RequestedAreas,
): TFunction<RequestedAreas> =>
  i18nOf[language].getFixedT(language, areas) as unknown as TFunction<RequestedAreas>;

/** Flash notices and error codes name their words `area:key`. */
export const sentence = (
  language: Language,
  key: string,
  params: Record<string, string | number> = {},
): string => i18nOf[language].t(key as never, params as never) as unknown as string;
