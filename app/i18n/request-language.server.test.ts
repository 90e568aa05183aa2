import { describe, expect, it } from "vitest";
import { callerLanguageOf, languageOf } from "./request-language.server";

const languageFor = (query: string, headers: Record<string, string> = {}) =>
  new Request(`https://site.test/news${query}`, { headers });

describe("the language of a page", () => {
  it("is that of the link, even if another one was chosen before", async () => {
    expect(await languageOf(languageFor("?lang=ar", { Cookie: "lang=en" }))).toBe("ar");
    expect(await languageOf(languageFor("?lang=en", { Cookie: "lang=ar" }))).toBe("en");
  });

  it("is otherwise the chosen one, or English, regardless of the browser's languages", async () => {
    expect(await languageOf(languageFor("?lang=xx", { Cookie: "lang=ar" }))).toBe("ar");
    expect(await languageOf(languageFor("", { "Accept-Language": "ar" }))).toBe("en");
  });
});

describe("the language of an answer to a script", () => {
  it("is the accepted one, if neither address nor cookie has one", async () => {
    expect(await callerLanguageOf(languageFor("", { "Accept-Language": "ar" }))).toBe("ar");
    expect(await callerLanguageOf(languageFor("", { "Accept-Language": "ar", Cookie: "lang=en" }))).toBe(
      "en",
    );
  });
});
