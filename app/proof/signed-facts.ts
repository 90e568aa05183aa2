import { readCbor } from "./cbor";

/** The facts in a certificate's QR code under their short names (CONTRACT §7); days are YYYY-MM-DD in Amman. */
export type SignedFacts = {
  iss: string;
  serial: string;
  number: number;
  name_ar: string;
  name_en: string;
  issued: string;
  until: string;
  /** The certificate's index in the status list. */
  idx: number;
};

const DAY = /^\d{4}-\d\d-\d\d$/;
const isText = (value: unknown): value is string => typeof value === "string";
/** Refuses days such as 2026-13-45. */
const isDay = (value: unknown): value is string =>
  isText(value) && DAY.test(value) && new Date(value).toJSON()?.startsWith(value) === true;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Null for what is no map of them all; others beside them are left aside. */
export function readFacts(payload: Uint8Array): SignedFacts | null {
  let read: unknown;
  try {
    read = readCbor(payload);
  } catch {
    return null;
  }
  if (!(read instanceof Map)) return null;
  const { iss, serial, number, name_ar, name_en, issued, until, idx } = Object.fromEntries(read);
  if (![iss, serial, name_ar, name_en].every(isText)) return null;
  if (!isDay(issued) || !isDay(until) || !isCount(number) || !isCount(idx)) return null;
  return { iss, serial, number, name_ar, name_en, issued, until, idx };
}
