import { nationalityChoices } from "~/domain/internships/reference-lists";
import { call, otherMethod } from "./call.server";
import { listAnswer } from "./list-answer.server";

export const loader = call(async ({ request, language }) => {
  const rows = nationalityChoices(language).map(({ code, name }) => ({ NAT_CODE: code, NAT_NAME: name }));
  return listAnswer(request, language, rows);
});

export const action = otherMethod("GET, HEAD");
