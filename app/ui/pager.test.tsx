import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { i18nOf } from "~/i18n";
import { Pager } from "./pager";

const pager = (page: number, pages: number) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf.en}>
      <Pager page={page} pages={pages} hrefFor={(page) => `/news?page=${page}`} />
    </I18nextProvider>,
  );

describe("Pager", () => {
  it("is hidden for a single page", () => {
    expect(pager(1, 1)).toBe("");
  });

  it.each([
    [1, [], ["/news?page=2"]],
    [2, ["/news?page=1"], ["/news?page=3"]],
    [3, ["/news?page=2"], []],
  ])("on page %i of 3 links to the neighbouring pages", (page, previous, next) => {
    const html = pager(page, 3);
    const links = (rel: string) =>
      [...html.matchAll(new RegExp(`rel="${rel}" href="([^"]*)"`, "g"))].map((found) => found[1]);
    expect(links("prev")).toEqual(previous);
    expect(links("next")).toEqual(next);
    expect(html).toContain(`Page ${page} of 3`);
  });
});
