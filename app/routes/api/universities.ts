import { z } from "zod";
import { api } from "~/addresses/api";
import { listCode } from "~/domain/internships/field-checks";
import { universityChoices } from "~/domain/internships/reference-lists";
import { call, methodNotAllowed, success } from "./call.server";
import { readBody, readFields } from "./input.server";
import { Refused } from "./refused.server";

const querySchema = z.object({ countryCode: listCode("COUNTRY_CODE") });

export const action = call(api.universities, async ({ request, language }) => {
  const form = await readBody(request, { numbers: ["countryCode"] });
  const choices = universityChoices(readFields(form, querySchema).countryCode, language);
  if (!choices) throw new Refused(404, "internship:no-such-country");
  return success({ Data: choices.map(({ code, name }) => ({ UNIV_CODE: code, UNIV_NAME: name })) });
});

export const loader = methodNotAllowed(api.universities);
