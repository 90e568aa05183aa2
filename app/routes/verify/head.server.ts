import { verification } from "~/addresses/certificates";
import { href } from "~/addresses/href";
import { pageTitle } from "~/content/navigation";
import { type Language, translator } from "~/i18n";

export const verifyHead = (language: Language) => ({
  head: {
    title: pageTitle(href(verification.page))[language],
    description: translator(language, "certificates")("verify.about"),
  },
});

/** Marks the answer to a query as private, so that no cache stores it. */
export function privately(defaults: HeadersInit | undefined, searchedBy: string | undefined): Headers {
  const headers = new Headers(defaults);
  if (searchedBy) headers.set("Cache-Control", "private, no-store");
  return headers;
}
