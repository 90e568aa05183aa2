import { expect, it } from "vitest";
import { operatorWording } from "./operator-wording";

const failed = (code?: string) => new Error("Failed query", { cause: Object.assign(new Error(), { code }) });

it.each([
  [failed("42501"), "Database access denied. Please check if the table exists and has proper permissions."],
  [failed("42P01"), "Survey table does not exist. Please run the database migration first."],
  [failed("23514"), "Failed to submit survey."],
  [failed(), "Failed to submit survey."],
  ["nothing", "Failed to submit survey."],
])("logs %o as %s", (error, wording) => expect(operatorWording(error)).toBe(wording));
