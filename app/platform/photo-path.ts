export const photoSizes = ["320", "640", "1280", "full"] as const;
export type PhotoSize = (typeof photoSizes)[number];

export type PhotoBytes = Record<PhotoSize, number>;

export const photoPath = (key: string, size: PhotoSize): string => `/files/${key}/${size}.webp`;
