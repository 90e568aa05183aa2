const MB = 1024 * 1024;

/** The size limit of a photo, a paper or an attachment. */
export const MAX_FILE_BYTES = 10 * MB;

/** The size limit of a file of the register. */
export const MAX_REGISTER_FILE_MB = 50;
export const MAX_REGISTER_FILE_BYTES = MAX_REGISTER_FILE_MB * MB;

/** The size limit of a JSON body with a thousand records of the register. */
export const MAX_LARGE_JSON_BYTES = 4 * MB;

/** The longest side of a stored photo, in pixels. */
export const PHOTO_SIDE = 2560;
export const PAPER_SIDE = 3000;
