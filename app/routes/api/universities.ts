import { z } from "zod";
import { listCode } from "~/domain/internships/application-fields";
import { universityChoices } from "~/domain/internships/reference-lists";
import { success } from "./answer.server";
import { readBody, readFields } from "./body.server";
import { call, otherMethod } from "./call.server";
import { Refused } from "./refused";

const asked = z.object({ countryCode: listCode("COUNTRY_CODE") });

export const action = call(async ({ request, language }) => {
  const form = await readBody(request, { numbers: ["countryCode"], evenReadOnly: true });
  const choices = universityChoices(readFields(form, asked).countryCode, language);
  if (!choices) throw new Refused(404, "internship:no-such-country");
  return success({ Data: choices.map(({ code, name }) => ({ UNIV_CODE: code, UNIV_NAME: name })) });
});

export const loader = otherMethod("POST");
