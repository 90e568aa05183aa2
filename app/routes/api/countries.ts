import { countryChoices } from "~/domain/internships/reference-lists";
import { call, otherMethod } from "./call.server";
import { listAnswer } from "./list-answer.server";

export const loader = call(async ({ request, language }) => {
  const rows = countryChoices(language).map(({ code, name }) => ({ COUNTRY_CODE: code, COUNTRY_NAME: name }));
  return listAnswer(request, language, rows);
});

export const action = otherMethod("GET, HEAD");
