import { route } from "@remix-run/route-config";

/** Another address of a file that has one already. */
export const also = (path: string, file: string) => route(path, file, { id: `${file}@${path}` });
