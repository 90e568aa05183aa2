import type { Cookie } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";
import { languagePreference } from "~/platform/preference-cookies.server";
import { dictionaries } from "./dictionaries";
import { defaultLanguage, isLanguage, type Language, languages } from "./languages";

const cookie = {
  name: languagePreference.name,
  parse: async (header: string | null) => languagePreference.read(header),
} as Cookie;

function detectionBy(...order: Array<"searchParams" | "cookie" | "header">) {
  const detection = new RemixI18Next({
    detection: {
      supportedLanguages: [...languages],
      fallbackLanguage: defaultLanguage,
      cookie,
      searchParamKey: "lang",
      order,
    },
    i18next: { resources: dictionaries, supportedLngs: [...languages], fallbackLng: defaultLanguage },
  });
  return async (request: Request): Promise<Language> => {
    const found = await detection.getLocale(request);
    return isLanguage(found) ? found : defaultLanguage;
  };
}

export const languageOf = detectionBy("searchParams", "cookie");

/** For a script that calls us: what it says it accepts comes before English. */
export const callerLanguageOf = detectionBy("searchParams", "cookie", "header");
