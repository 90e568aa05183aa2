import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { i18nOf } from "~/i18n";
import { PageFacts } from "./page-facts";
import { Photo, type PhotoRecord } from "./photo";

const photo: PhotoRecord = {
  photoKey: "news-photos/a1",
  photoWidth: 1200,
  photoHeight: 800,
  photoBytes: { "320": 8192, "640": 30_000, "1280": 102_400, full: 204_800 },
};
const facts = {
  theme: "light",
  lite: false,
  samples: false,
  origin: "",
  path: "/",
  status: 200,
  reference: "",
} as const;

const rendered = (
  lite: boolean,
  props: Partial<Parameters<typeof Photo>[0]> = {},
  language: "ar" | "en" = "en",
) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf[language]}>
      <PageFacts.Provider value={{ ...facts, lite }}>
        <Photo photo={photo} alt="" {...props} />
      </PageFacts.Provider>
    </I18nextProvider>,
  );

describe("Photo", () => {
  it("is small on a card and keeps its proportions", () => {
    expect(rendered(false)).toBe(
      '<img src="/files/news-photos/a1/320.webp" alt="" width="320" height="213"/>',
    );
  });

  it("may load lazily", () => {
    expect(rendered(false, { lazy: true })).toContain('height="213" loading="lazy"/>');
  });

  it("uses the size of the screen for a full-width photo, never enlarged", () => {
    const html = rendered(false, { sizes: "100vw" });
    expect(html).toContain('src="/files/news-photos/a1/640.webp"');
    expect(html).toContain('640.webp 640w, /files/news-photos/a1/full.webp 1200w"');
    expect(html).not.toContain("1280w");
  });

  it("is a link with its file size in data-saving mode", () => {
    expect(rendered(true)).toBe(
      '<a class="link photo-link" href="/files/news-photos/a1/320.webp">Photo <bdi dir="ltr">(8 KB)</bdi></a>',
    );
    expect(rendered(true, { sizes: "100vw", alt: "الوفد" }, "ar")).toBe(
      '<a class="link photo-link" href="/files/news-photos/a1/1280.webp">صورة: الوفد <bdi dir="ltr">(100 KB)</bdi></a>',
    );
  });

  it("shows no size if it is unknown", () => {
    expect(rendered(true, { photo: { ...photo, photoBytes: null } })).toMatch(/>Photo<\/a>$/);
  });
});
