const LARGEST = 2_147_483_647;

/** Null for anything that no row can have. */
export function parseId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= LARGEST ? id : null;
}
