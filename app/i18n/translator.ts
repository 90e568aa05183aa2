import { createInstance, type i18n, type TFunction } from "i18next";
import { initReactI18next } from "react-i18next";
import { dictionaries, type Words } from "./dictionaries";
import { defaultLanguage, type Language, languages } from "./languages";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Words;
  }
}

function instanceFor(language: Language): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    resources: dictionaries,
    ns: Object.keys(dictionaries.en),
    defaultNS: "shell",
    interpolation: { escapeValue: false },
    returnNull: false,
    initImmediate: false,
  });
  return instance;
}

/** One ready i18next instance per language, shared by all renders. */
export const i18nOf: Record<Language, i18n> = { ar: instanceFor("ar"), en: instanceFor("en") };

/** `t` for one area's words in a language. */
export const translator = <Area extends keyof Words>(language: Language, area: Area): TFunction<Area> =>
  i18nOf[language].getFixedT(language, area);

/** Words named `area:key`, as flash notices and error codes name them. */
export const sentence = (
  language: Language,
  key: string,
  params: Record<string, string | number> = {},
): string => i18nOf[language].t(key as never, params as never) as unknown as string;
