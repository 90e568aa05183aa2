import { api } from "~/addresses/api";
import { cityGroups, countryChoices, nationalityChoices } from "~/domain/internships/reference-lists";
import type { Language } from "~/i18n";
import { textResponse } from "~/platform/document/text-response.server";
import { call } from "./call.server";
import { Refused } from "./refused.server";

const lists: Record<string, (language: Language) => object[]> = {
  nationalities: (language) =>
    nationalityChoices(language).map(({ code, name }) => ({ NAT_CODE: code, NAT_NAME: name })),
  countries: (language) =>
    countryChoices(language).map(({ code, name }) => ({ COUNTRY_CODE: code, COUNTRY_NAME: name })),
  cities: () =>
    cityGroups().flatMap(({ cities }) =>
      cities.map(({ code, name }) => ({
        CITY_ID: code,
        CITY_ARABIC_NAME: name.ar,
        CITY_ENGLISH_NAME: name.en,
      })),
    ),
};

/** Finds the list as the router reads an address: escaped or not, in capitals or not, with or without a final slash. */
const listAt = (address: string) =>
  lists[/\/(\w+)\/*$/.exec(decodeURI(new URL(address).pathname).toLowerCase())?.[1] ?? ""];

/** The lists of the application form, the same for everybody who reads the same language; cacheable for an hour. */
export const loader = call(api.lists, async ({ request, language }) => {
  const list = listAt(request.url);
  if (!list) throw new Refused(404, "api:no-such-call");
  const headers = new Headers({
    "Content-Type": "application/json; charset=utf-8",
    "Content-Language": language,
    "Cache-Control": "public, max-age=3600",
    Vary: "Accept-Language",
  });
  return textResponse(request, {
    status: 200,
    headers,
    text: JSON.stringify({ success: true, Data: list(language) }),
  });
});
