import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, it } from "vitest";
import { dictionaries, i18nOf, languages } from "~/i18n";
import { Lacking } from "./launch";

it.each(languages)("shows an empty launch list if nothing is missing, in %s", (language) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf[language]}>
      <Lacking kinds={[]} missing={[]} mayEdit />
    </I18nextProvider>,
  );
  expect(html).toContain(dictionaries[language]["missing-content"].nothing);
  expect(html).not.toContain("<li");
});
