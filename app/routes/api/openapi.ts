import { api } from "~/addresses/api";
import { textResponse } from "~/platform/document/text-response.server";
import { ownOrigin } from "~/platform/origin.server";
import { call } from "./call.server";
import { openApi } from "./description/document";

const SPACES = 2;

/** Returns the description of all JSON calls, which tests compare with real answers. */
export const loader = call(api.openapi, async ({ request, language }) => {
  const headers = new Headers({ "Content-Type": "application/json; charset=utf-8", Vary: "Accept-Language" });
  return textResponse(request, {
    status: 200,
    headers,
    text: JSON.stringify(openApi(language, ownOrigin(request)), null, SPACES),
  });
});
