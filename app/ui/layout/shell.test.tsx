import { gzipSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { menu } from "~/content/navigation";
import { i18nOf, type Language } from "~/i18n";

import { Shell, type ShellProps } from "./shell";

function page(language: Language, props: Partial<ShellProps> = {}) {
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf[language]}>
      <Shell visitor={{}} language={language} theme="light" path="/news?page=2" notices={[]} {...props}>
        <h1>News</h1>
      </Shell>
    </I18nextProvider>,
  );
}

const between = (html: string, tag: string) => html.split(`<${tag}`)[1]!.split(`</${tag}>`)[0]!;
const count = (text: string, part: string) => text.split(part).length - 1;

describe.each(["en", "ar"] as const)("the page around a page, in %s", (language) => {
  it("begins with a link that skips the menu", () => {
    expect(page(language)).toMatch(/^<a class="skip" href="#main">/);
  });

  it("has every menu link exactly once, in one navigation", () => {
    const nav = between(page(language), "nav");
    for (const { path } of menu().flatMap((item) => item.submenu ?? [item])) {
      expect([path, count(nav, `href="${path}"`)]).toEqual([path, 1]);
    }
  });

  it("marks the current page", () => {
    expect(between(page(language), "nav")).toContain('<a href="/news" aria-current="page">');
  });

  it("marks the current page although the menu markup is shared", () => {
    const marked = (path: string) => {
      const nav = between(page(language, { path }), "nav");
      return [...nav.matchAll(/(?:href="([^"]+)"|<summary) aria-current="?(\w+)/g)].map(([, to, kind]) => [
        to,
        kind,
      ]);
    };
    const media = [undefined, "true"];
    for (const path of ["/news?page=3", "/gallery/7", "/news/12", "/", "/search?q=news", "/news", "/faq"]) {
      const here = path.replace(/\?.*/, "");
      const above = here.replace(/(.)\/\d+$/, "$1");
      const inMenu = ["/news", "/gallery", "/"].includes(above);
      const link = [above, here === above ? "page" : "true"];
      expect([path, marked(path)]).toEqual([path, !inMenu ? [] : above === "/" ? [link] : [media, link]]);
    }
  });

  it("keeps the page when the language or the theme changes", () => {
    const other = language === "ar" ? "en" : "ar";
    const html = page(language, { path: `/news?page=2&lang=${language}` });
    expect(html).toContain(`href="/news?page=2&amp;lang=${other}" lang="${other}" hrefLang="${other}"`);
    expect(html).toContain('name="back" value="/news?page=2"');
    expect(html).toMatch(/name="theme" value="dark"/);
    expect(html).toContain(`name="lang" value="${other}"`);
  });

  it("offers the three portals to readers who are not signed in", () => {
    const tools = page(language).split('class="tools"')[1]!.split("<nav")[0]!;
    for (const portal of ["/dr-portal", "/computer-portal", "/emp-portal"]) {
      expect(tools).toContain(`href="${portal}"`);
    }
    expect(tools).not.toContain("logout");
  });

  it("offers each active login its dashboard and a sign-out form", () => {
    const visitor = {
      doctor: { name: "Layla" },
      computer: { name: "COMP1" },
      staff: { name: "Editor", role: "editor" },
    };
    const html = page(language, { visitor });
    expect(html).toContain("<bdi>Layla</bdi>");
    for (const home of ["/dr-dashboard", "/computer-dashboard", "/dashboard"]) {
      expect(html).toContain(`href="${home}"`);
    }
    for (const portal of ["/dr-portal", "/computer-portal", "/emp-portal"]) {
      expect(html).toContain(`<form method="post" action="${portal}/logout">`);
    }
  });

  it("offers a viewer no dashboard", () => {
    const html = page(language, { visitor: { staff: { name: "Viewer", role: "viewer" } } });
    expect(html).not.toContain('href="/dashboard"');
    expect(html).toContain('action="/emp-portal/logout"');
  });

  it("announces success as a status and errors as an alert", () => {
    const notices: ShellProps["notices"] = [
      { kind: "success", key: "shell:home" },
      { kind: "error", key: "shell:problem.title", link: { to: "/dr-portal", key: "shell:sign-in" } },
    ];
    const main = between(page(language, { notices }), "main");
    expect(main).toMatch(/<p class="flash" data-enhance="toast" role="status" data-toast="">/);
    expect(main).toMatch(/<p class="flash" role="alert">.*<a class="link" href="\/dr-portal">/);
    expect(main.indexOf("flash")).toBeLessThan(main.indexOf("<h1"));
  });

  it("weighs little", () => {
    expect(gzipSync(page(language)).length).toBeLessThan(2200);
  });
});
