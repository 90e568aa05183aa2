import { defineRoutes, staff } from "./address";

const OFFICE = "/dashboard/content";
const edits = staff("content.edit");
/** Content kinds that have a single item each. */
const alone = ["announcement", "contact", "association", "menu", "home"].map(
  (name) => `${OFFICE}/${name}` as const,
);

/** The content office. `:kind` is a kind of `app/domain/content/kinds.ts`. */
export const contentOffice = defineRoutes({
  office: { path: OFFICE, file: "routes/staff/content/office.tsx", who: edits, under: "/dashboard" },
  figures: {
    path: `${OFFICE}/figures`,
    file: "routes/staff/content/figures.tsx",
    who: edits,
    title: "content:kinds.figures",
    under: OFFICE,
  },
  launch: {
    path: `${OFFICE}/launch`,
    also: ["/dashboard/missing-content"],
    file: "routes/staff/content/launch.tsx",
    who: staff("missing-content.read"),
    under: "/dashboard",
  },
  lists: {
    path: `${OFFICE}/lists`,
    file: "routes/staff/content/lists.tsx",
    who: edits,
    title: "content:lists.title",
    under: OFFICE,
  },
  referenceList: {
    path: `${OFFICE}/lists/:kind`,
    file: "routes/staff/content/reference-list.tsx",
    who: edits,
    under: `${OFFICE}/lists`,
  },
  list: { path: `${OFFICE}/:kind`, file: "routes/staff/content/list.tsx", who: edits, under: OFFICE },
  editor: {
    path: `${OFFICE}/:kind/:key`,
    also: [
      `${OFFICE}/:kind/add`,
      `${OFFICE}/lists/:kind/:key`,
      `${OFFICE}/lists/:kind/add`,
      `${OFFICE}/lists/:kind/add/:group`,
      ...alone,
    ],
    file: "routes/staff/content/editor.tsx",
    who: edits,
    takes: "files",
    under: OFFICE,
  },
  versionFile: {
    path: `${OFFICE}/:kind/:key/versions/:number/file`,
    file: "routes/staff/content/version-file.ts",
    who: edits,
    under: OFFICE,
  },
  page: {
    path: `${OFFICE}/pages/:slug`,
    file: "routes/staff/content/page-editor.tsx",
    who: edits,
    takes: "form",
    under: OFFICE,
  },
  preview: {
    path: `${OFFICE}/pages/:slug/preview`,
    file: "routes/information/preview.tsx",
    who: edits,
    asReaders: true,
  },
  livePreview: {
    path: `${OFFICE}/pages/:slug/live`,
    file: "routes/information/live-preview.ts",
    who: edits,
  },
  versions: {
    path: `${OFFICE}/:kind/:key/versions`,
    also: [`${OFFICE}/lists/:kind/:key/versions`, ...alone.map((path) => `${path}/versions` as const)],
    file: "routes/staff/content/versions.tsx",
    who: edits,
    takes: "form",
    title: "content:versions.title",
    under: OFFICE,
  },
});
