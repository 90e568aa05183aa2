const LARGEST = 2_147_483_647;
export const ID = "^[1-9]\\d{0,9}$";
const IDS = new RegExp(ID);

/** Null for anything that no row can have. */
export function parseId(text: string | undefined): number | null {
  if (!text || !IDS.test(text)) return null;
  const id = Number(text);
  return id <= LARGEST ? id : null;
}
