/** Response headers of what every site may read in a browser: public keys and status lists, which hold nothing of a visitor. */
export const PUBLIC_RESOURCE = { "Access-Control-Allow-Origin": "*" } as const;
