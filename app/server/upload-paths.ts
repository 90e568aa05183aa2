const ID = "[0-9]+";

const exactly = (paths: string[]) => paths.map((path) => new RegExp(`^${path}/?$`));

/** The only addresses that may receive files: by a login, or by the link of a receipt. */
const uploadPaths = {
  staff: exactly([
    "/dashboard/add-news",
    `/edit-news/${ID}`,
    "/dashboard/add-conference",
    `/edit-conferences/${ID}`,
    "/dashboard/add-gallery",
    "/add-gallery",
    `/edit-gallery/${ID}`,
    `/dashboard/elections/${ID}/roll`,
  ]),
  doctor: exactly(["/dr-dashboard/name-change"]),
  applicant: exactly(["/registration-until-emtyaz/receipt/[\\w-]+/documents"]),
};

export type Uploader = keyof typeof uploadPaths;

export const uploaderOf = (path: string): Uploader | null =>
  (Object.keys(uploadPaths) as Uploader[]).find((uploader) =>
    uploadPaths[uploader].some((pattern) => pattern.test(path)),
  ) ?? null;
