export const photoSizes = ["320", "640", "1280", "full"] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** What each size weighs, in bytes. */
export type PhotoBytes = Record<PhotoSize, number>;

/** The address of a stored photo in one of its sizes: its width in pixels at most, or all there is. */
export const photoPath = (key: string, size: PhotoSize): string => `/files/${key}/${size}.webp`;
