/**
 * What a new account opens with: the national number on record, or, where none can be typed, nothing but a recovery
 * code (null).
 */
export const firstPasswordOf = (nationalNumber: string | null): string | null =>
  nationalNumber && /^\d{1,64}$/.test(nationalNumber) ? nationalNumber : null;
