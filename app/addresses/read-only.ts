import { addressOf } from "./site-map";

export const isTakenReadOnly = (path: string): boolean => Boolean(addressOf(path)?.evenReadOnly);
