export const photoSizes = ["320", "640", "1280", "full"] as const;
export type PhotoSize = (typeof photoSizes)[number];

export type PhotoBytes = Record<PhotoSize, number>;

/** The address of an uploaded file by its key: the route at `/files/*` takes the key apart, not its address. */
export const filePath = (key: string): string => `/files/${key}`;

export const photoPath = (key: string, size: PhotoSize): string => filePath(`${key}/${size}.webp`);
