import { index, type RouteConfigEntry, route } from "@remix-run/route-config";
import { also } from "./also";

export const site: RouteConfigEntry[] = [
  index("routes/site/home/route.tsx"),
  route("preferences", "routes/preferences/save.ts"),
  route("search", "routes/search/results.tsx"),
  route("files/*", "routes/files/download.ts"),
  route("contact-us", "routes/contact/write/route.tsx"),
  route("contact-us/received/:receipt", "routes/contact/received.tsx"),
  route("survey", "routes/survey/fill-in/route.tsx"),
  route("dr-qasam", "routes/oath/register/route.tsx"),
];

const written = (paths: readonly string[]) =>
  paths.map((path) => also(path.slice(1), "routes/information/article.tsx"));

export const information: RouteConfigEntry[] = [
  route("faq", "routes/information/faq.tsx"),
  route("association-council", "routes/information/association-council.tsx"),
  route("registration-requirements", "routes/information/registration-requirements.tsx"),
  route("authority-fund", "routes/information/authority-fund.tsx"),
  route("health-insurance-fund", "routes/information/health-insurance-fund.tsx"),
  ...written([
    "/welcome",
    "/legislations",
    "/association-guide",
    "/electronic-payments",
    "/social-solidarity-fund",
    "/mobile-phone-fund",
    "/doctors-collaboration-fund",
    "/specialty-titles-fund",
    "/privacy-policy",
    "/terms_and_conditions",
    "/accessibility",
  ]),
];

export const careers: RouteConfigEntry[] = [
  route("careers", "routes/careers/list.tsx"),
  route("careers/:id", "routes/careers/detail.tsx"),
];

export const news: RouteConfigEntry[] = [
  route("news", "routes/news/list.tsx"),
  route("news/:id", "routes/news/detail.tsx"),
  route("dashboard/add-news", "routes/news/add.tsx"),
  route("edit-news/:id", "routes/news/edit/route.tsx"),
  route("news/:id/delete", "routes/news/delete.tsx"),
];

export const events: RouteConfigEntry[] = [
  route("conferences", "routes/events/list.tsx"),
  also("events", "routes/events/list.tsx"),
  route("conferences.ics", "routes/events/all-events-ics.ts"),
  route("conferences/:id.ics", "routes/events/event-ics.ts"),
  route("conferences/:id", "routes/events/detail.tsx"),
  also("events/:id", "routes/events/detail.tsx"),
  route("dashboard/add-conference", "routes/events/add.tsx"),
  route("edit-conferences/:id", "routes/events/edit.tsx"),
  route("conferences/:id/delete", "routes/events/delete.tsx"),
];

export const galleries: RouteConfigEntry[] = [
  route("gallery", "routes/galleries/list.tsx"),
  route("gallery/:id", "routes/galleries/detail.tsx"),
  route("gallery/:id/photos/:photoId", "routes/galleries/photo.tsx"),
  route("gallery/:id/delete", "routes/galleries/delete.tsx"),
  route("gallery/:id/photos/:photoId/delete", "routes/galleries/delete-photo.tsx"),
  route("dashboard/add-gallery", "routes/galleries/add.tsx"),
  also("add-gallery", "routes/galleries/add.tsx"),
  route("edit-gallery/:id", "routes/galleries/edit.tsx"),
];

export const feeds: RouteConfigEntry[] = [
  route("sitemap.xml", "routes/feeds/sitemap.ts"),
  route("robots.txt", "routes/feeds/robots.ts"),
  route("news.atom", "routes/feeds/news-atom.ts"),
];
