import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { association } from "~/content/association";
import { setEdition } from "~/content/current-edition";
import { i18nOf } from "~/i18n";
import { firstEdition } from "../../tests/support/first-edition";
import { PageFacts } from "./page-facts";
import {
  breadcrumbs,
  faqPage,
  jobPosting,
  jsonLd,
  newsArticle,
  organization,
  StructuredData,
} from "./structured-data";

const origin = "https://portal.example";
const site = { origin, language: "ar" } as const;
const plain = (thing: object) => JSON.parse(JSON.stringify(thing));

const article = {
  path: "/news/4",
  title: { value: "Blood </script><b>", lang: "en" },
  description: "Give",
  date: "2026-11-17",
  changed: new Date("2026-11-18T09:00:00Z"),
  image: `${origin}/files/news-photos/abc/640.webp`,
} as const;

setEdition(firstEdition);

describe("structured data for search engines", () => {
  it("leaves out sample content of the association", () => {
    const organizationData = plain(organization(site));
    expect(organizationData).toMatchObject({
      "@type": "Organization",
      name: association.name.ar,
      alternateName: association.name.en,
      url: `${origin}/`,
    });
    for (const property of ["telephone", "faxNumber", "email", "sameAs"])
      expect([property, property in organizationData]).toEqual([property, false]);
    expect(organizationData.address).toEqual({
      "@type": "PostalAddress",
      addressLocality: "عمّان",
      addressCountry: "JO",
    });
  });

  it("includes the staff's own details of the association", () => {
    const contact = {
      ...firstEdition.contact,
      samples: [],
      social: [{ name: "X", url: "https://x.com/jma" }],
    };
    setEdition({ ...firstEdition, contact });
    expect(plain(organization(site))).toMatchObject({
      telephone: contact.phone,
      sameAs: ["https://x.com/jma"],
      address: { streetAddress: contact.address!.ar },
    });
    setEdition(firstEdition);
  });

  it("names the language of an article and uses absolute addresses", () => {
    expect(newsArticle(article, site)).toMatchObject({
      "@type": "NewsArticle",
      headline: article.title.value,
      inLanguage: "en",
      mainEntityOfPage: `${origin}/news/4?lang=ar`,
      datePublished: "2026-11-17",
      dateModified: "2026-11-18T09:00:00.000Z",
      image: article.image,
    });
  });

  it("is complete for questions, vacancies and breadcrumbs", () => {
    expect(faqPage([{ question: "When?", answer: "8:30" }]).mainEntity).toEqual([
      { "@type": "Question", name: "When?", acceptedAnswer: { "@type": "Answer", text: "8:30" } },
    ]);
    const job = { title: "Doctor", company: "Hospital", location: "Amman", description: "Night duty" };
    expect(plain(jobPosting(job))).toMatchObject({
      "@type": "JobPosting",
      title: "Doctor",
      hiringOrganization: { name: "Hospital" },
      jobLocation: { address: { addressLocality: "Amman", addressCountry: "JO" } },
    });
    expect(breadcrumbs([{ title: "الأخبار", path: "/news" }], site).itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "الرئيسية", item: `${origin}/?lang=ar` },
      { "@type": "ListItem", position: 2, name: "الأخبار", item: `${origin}/news?lang=ar` },
    ]);
  });
});

describe("the JSON-LD script", () => {
  it("cannot be closed by its content, and keeps the meaning", () => {
    const json = jsonLd([newsArticle(article, site)]);
    expect(json).not.toContain("<");
    expect(JSON.parse(json).headline).toBe(article.title.value);
  });

  it("contains no direction marks", () => {
    expect(jsonLd([faqPage([{ question: "متى؟", answer: "\u20668:30\u2069" }])])).toContain('"text":"8:30"');
  });

  it("is a single object, or a graph of several", () => {
    const thing = faqPage([]);
    expect(JSON.parse(jsonLd([thing]))).toEqual({ "@context": "https://schema.org", ...thing });
    expect(JSON.parse(jsonLd([thing, thing]))["@graph"]).toHaveLength(2);
  });

  it.each([
    ["/news/4", 200, true],
    ["/news/4", 404, false],
    ["/news?q=x", 200, false],
    ["/dashboard", 200, false],
  ])("exists on %s answered with %i: %s", (path, status, there) => {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={i18nOf.ar}>
        <PageFacts.Provider
          value={{ theme: "light", lite: false, samples: false, origin, path, status, reference: "" }}
        >
          <StructuredData of={(seen) => [newsArticle(article, seen)]} />
        </PageFacts.Provider>
      </I18nextProvider>,
    );
    expect(html.startsWith('<script type="application/ld+json">{"@context"')).toBe(there);
    expect(html.includes("<b>")).toBe(false);
  });
});
