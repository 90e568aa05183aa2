import { ACROSS_TEXT, Photo, type ShownPhoto } from "~/ui/photo";

/** An article's main photo, as large as the screen needs. */
export const ArticlePhoto = ({ photo }: { photo: ShownPhoto }) => (
  <Photo photo={photo} alt="" sizes={ACROSS_TEXT} className="mb-6 w-full bg-surface-sunken" />
);
