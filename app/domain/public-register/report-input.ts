import { z } from "zod";
import { checked, written } from "~/fields/field-schemas";

const LONGEST_MESSAGE = 3000;

export const reportInput = z.object({
  message: written("register:report.message-missing", ["paragraphs", LONGEST_MESSAGE]),
  email: checked(
    [
      ["needed", "contact:not-an-email"],
      ["email", "contact:not-an-email"],
    ],
    "contact:not-an-email",
  ),
});
