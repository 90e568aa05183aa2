import { addressOf } from "./site-map";

/** Whether what is sent to a path is taken while the site is read only, since nothing that it leads to has to be kept. */
export const isTakenReadOnly = (path: string): boolean => Boolean(addressOf(path)?.evenReadOnly);
