/**
 * Response headers of resources that scripts of any site may read: public keys and status lists, which contain nothing
 * about the visitor.
 */
export const PUBLIC_RESOURCE = { "Access-Control-Allow-Origin": "*" } as const;
