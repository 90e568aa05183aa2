import type { Details } from "./details-input";

export const detailFields = ["nationalNumber", "mobile", "email", "homeAddress", "workAddress"] as const;
export type DetailField = (typeof detailFields)[number];

/** By these a doctor is recognised and reached: whoever holds them can get into the account (R30). */
const guardedFields: readonly DetailField[] = ["nationalNumber", "mobile", "email"];

/** The fields that differ; a field left empty and one that was never filled in are the same. */
export const changedFields = (before: Details, after: Details): DetailField[] =>
  detailFields.filter((field) => (before[field] ?? "") !== (after[field] ?? ""));

/** The changed fields that ask for the password of whoever changes them on their own card. */
export const guardedChanges = (before: Details, after: Details): DetailField[] =>
  changedFields(before, after).filter((field) => guardedFields.includes(field));
