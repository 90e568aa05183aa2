import { addressesUsedFor, anyone, defineRoutes, publicPage } from "./address";

export const site = defineRoutes({
  home: { path: "/", file: "routes/site/home/route.tsx", who: publicPage, cacheable: true, found: "listed" },
  notFound: { path: "/*", file: "routes/site/not-found.tsx", who: publicPage },
  preferences: { path: "/preferences", file: "routes/preferences/save.ts", who: anyone("a reader's language and theme"), takes: "form", evenReadOnly: "a reader's language and theme, in cookies" },
  search: { path: "/search", file: "routes/search/results.tsx", who: publicPage, limits: ["search"] },
  proposals: { path: "/search/proposals", file: "routes/search/proposals.ts", who: anyone("titles of public pages"), limits: ["proposals"] },
  files: { path: "/files/*", file: "routes/files/download.ts", who: anyone("published files; unpublished keys are not found") },
  document: { path: "/documents/:key/file", file: "routes/files/document.ts", who: anyone("published documents; of one that has no file nothing is found") },
});

/** Uploads single files ahead of the form that they belong to; the path is followed by that form's own address. */
export const stagedFiles = defineRoutes({
  stage: { path: "/staged-files/*", file: "routes/files/stage.ts", who: anyone("whoever may send the form whose address follows"), takes: "files", limits: ["stagedFiles", "wrongReceiptLink"], secret: "rest" },
});

export const contact = defineRoutes({
  write: { path: "/contact-us", file: "routes/contact/write/route.tsx", who: publicPage, takes: "form", limits: ["message", "messageOfNetwork", "messageOfEverybody"], cacheable: true, found: "listed" },
  received: { path: "/contact-us/received/:receipt", file: "routes/contact/received.tsx", who: anyone("whoever holds a receipt's unguessable address"), secret: "rest", title: "contact:received.title", under: "/contact-us" },
});

export const survey = defineRoutes({
  fillIn: { path: "/survey", file: "routes/survey/fill-in/route.tsx", who: publicPage, takes: "form", limits: ["survey"], cacheable: true, found: "listed" },
});

export const oath = addressesUsedFor("oath", {
  register: { path: "/dr-qasam", file: "routes/oath/register/route.tsx", who: publicPage, takes: "form", limits: ["lookUp", "oath"], cacheable: true, found: "listed" },
  registered: { path: "/dr-qasam/registered/:link", file: "routes/oath/registered.tsx", who: anyone("whoever holds a registration's unguessable address"), secret: "rest", title: "oath:own.title", under: "/dr-qasam" },
});

export const careers = defineRoutes({
  list: { path: "/careers", file: "routes/careers/list.tsx", who: publicPage, cacheable: true, found: "listed" },
  detail: { path: "/careers/:id", file: "routes/careers/detail.tsx", who: publicPage, cacheable: true, found: "listed", under: "/careers" },
});

export const feeds = defineRoutes({
  sitemap: { path: "/sitemap.xml", file: "routes/feeds/sitemap.ts", who: anyone("for search engines") },
  robots: { path: "/robots.txt", file: "routes/feeds/robots.ts", who: anyone("for search engines") },
  newsAtom: { path: "/news.atom", file: "routes/feeds/news-atom.ts", who: anyone("public news") },
});
