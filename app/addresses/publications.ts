import { anyone, defineRoutes, publicPage, staff } from "./address";

export const news = defineRoutes({
  list: { path: "/news", file: "routes/news/list.tsx", who: publicPage, limits: ["search"], cacheable: ["page"], found: "listed" },
  detail: { path: "/news/:id", file: "routes/news/detail.tsx", who: publicPage, cacheable: true, found: "listed", under: "/news" },
  add: { path: "/dashboard/add-news", file: "routes/news/add.tsx", who: staff("news.publish"), takes: "files", under: "/news" },
  edit: { path: "/edit-news/:id", file: "routes/news/edit/route.tsx", who: staff("news.publish"), takes: "files", title: "news:form.edit-title", under: "/news/:id" },
  preview: { path: "/edit-news/:id/preview", file: "routes/news/preview.tsx", who: staff("news.publish"), asReaders: true, under: "/news" },
  versions: { path: "/edit-news/:id/versions", file: "routes/publications/versions.tsx", who: staff("news.publish"), takes: "form", title: "content:versions.title", under: "/edit-news/:id" },
  delete: { path: "/news/:id/delete", file: "routes/publications/delete.tsx", who: staff("news.publish"), takes: "form", title: "news:delete-page.title", under: "/news" },
});

export const events = defineRoutes({
  list: { path: "/conferences", also: ["/events"], file: "routes/events/list.tsx", who: publicPage, cacheable: ["tab=past", "page"], found: "listed" },
  allEventsIcs: { path: "/conferences.ics", file: "routes/events/all-events-ics.ts", who: anyone("public events") },
  eventIcs: { path: "/conferences/:id.ics", file: "routes/events/event-ics.ts", who: anyone("public events") },
  detail: { path: "/conferences/:id", also: ["/events/:id"], file: "routes/events/detail.tsx", who: publicPage, cacheable: true, found: "listed", under: "/conferences" },
  add: { path: "/dashboard/add-conference", file: "routes/events/add.tsx", who: staff("events.publish"), takes: "files", under: "/conferences" },
  edit: { path: "/edit-conferences/:id", file: "routes/events/edit.tsx", who: staff("events.publish"), takes: "files", title: "events:edit-title", under: "/conferences/:id" },
  preview: { path: "/edit-conferences/:id/preview", file: "routes/events/preview.tsx", who: staff("events.publish"), asReaders: true, under: "/conferences" },
  versions: { path: "/edit-conferences/:id/versions", file: "routes/publications/versions.tsx", who: staff("events.publish"), takes: "form", title: "content:versions.title", under: "/edit-conferences/:id" },
  delete: { path: "/conferences/:id/delete", file: "routes/publications/delete.tsx", who: staff("events.publish"), takes: "form", title: "events:delete-page.title", under: "/conferences" },
});

export const galleries = defineRoutes({
  list: { path: "/gallery", file: "routes/galleries/list.tsx", who: publicPage, cacheable: ["page"], found: "listed" },
  detail: { path: "/gallery/:id", file: "routes/galleries/detail.tsx", who: anyone("public page; a draft is not found by others"), cacheable: ["page"], found: "listed", under: "/gallery" },
  photo: { path: "/gallery/:id/photos/:photoId", file: "routes/galleries/photo.tsx", who: anyone("public page; a draft's photo is not found by others"), cacheable: true, under: "/gallery/:id" },
  delete: { path: "/gallery/:id/delete", file: "routes/publications/delete.tsx", who: staff("galleries.publish"), takes: "form", title: "galleries:delete-page.title", under: "/gallery" },
  deletePhoto: { path: "/gallery/:id/photos/:photoId/delete", file: "routes/galleries/delete-photo.tsx", who: staff("galleries.publish"), takes: "form", title: "galleries:delete-photo-page.title", under: "/gallery" },
  add: { path: "/dashboard/add-gallery", also: ["/add-gallery"], file: "routes/galleries/add.tsx", who: staff("galleries.publish"), takes: "files", under: "/gallery" },
  edit: { path: "/edit-gallery/:id", file: "routes/galleries/edit.tsx", who: staff("galleries.publish"), takes: "files", title: "galleries:form.edit-title", under: "/gallery/:id" },
  preview: { path: "/edit-gallery/:id/preview", file: "routes/galleries/preview.tsx", who: staff("galleries.publish"), asReaders: true, under: "/gallery" },
  versions: { path: "/edit-gallery/:id/versions", file: "routes/publications/versions.tsx", who: staff("galleries.publish"), takes: "form", title: "content:versions.title", under: "/edit-gallery/:id" },
});
