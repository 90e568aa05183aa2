import { randomUUID } from "node:crypto";

const SUBMISSION_ID = /(name="submission_id" value=")[^"]*"/g;

/** Whether a page has forms that each of its readers needs anew. */
export const hasOneTimeIds = (html: string): boolean => html.includes('name="submission_id"');

/** The page for one more reader: every form has a one-time id of its own. */
export const withNewIds = (html: string): string =>
  html.replace(SUBMISSION_ID, (_field, before: string) => `${before}${randomUUID()}"`);
