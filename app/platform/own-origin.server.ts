import { settings } from "./settings.server";

/** Scheme, host and port of our own pages, for links that leave them: PUBLIC_URL's, else the request's. */
export const ownOrigin = (request: Request) => new URL(settings.publicUrl ?? request.url).origin;
