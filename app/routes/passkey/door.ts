/** The login whose passkeys are asked for, by the address below it. */
export const doorOf = (request: Request): "/dr-portal" | "/emp-portal" =>
  new URL(request.url).pathname.startsWith("/emp-portal/") ? "/emp-portal" : "/dr-portal";
