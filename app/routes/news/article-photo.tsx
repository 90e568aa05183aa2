import { Photo, type ShownPhoto } from "~/ui/photo";

/** An article's main photo, as large as the screen needs. */
export const ArticlePhoto = ({ photo }: { photo: ShownPhoto }) => (
  <Photo
    photo={photo}
    alt=""
    sizes="(min-width: 50rem) 48rem, 100vw"
    className="mb-6 w-full bg-surface-sunken"
  />
);
