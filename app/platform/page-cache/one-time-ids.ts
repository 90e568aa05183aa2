import { randomUUID } from "node:crypto";

const SUBMISSION_ID = /(name="submission_id" value=")[^"]*"/g;

export const hasOneTimeIds = (html: string): boolean => html.includes('name="submission_id"');

export const withNewIds = (html: string): string =>
  html.replace(SUBMISSION_ID, (_field, before: string) => `${before}${randomUUID()}"`);
