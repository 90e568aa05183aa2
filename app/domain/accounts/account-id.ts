const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of an account or a session in an address, or null for anything that no row can have. */
export const accountIdIn = (text: string | undefined): string | null =>
  text && UUID.test(text) ? text : null;
