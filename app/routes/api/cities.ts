import { cityGroups } from "~/domain/internships/reference-lists";
import { call, otherMethod } from "./call.server";
import { listAnswer } from "./list-answer.server";

export const loader = call(async ({ request, language }) => {
  const rows = cityGroups.flatMap(({ cities }) =>
    cities.map(({ id, name }) => ({ CITY_ID: id, CITY_ARABIC_NAME: name.ar, CITY_ENGLISH_NAME: name.en })),
  );
  return listAnswer(request, language, rows);
});

export const action = otherMethod("GET, HEAD");
