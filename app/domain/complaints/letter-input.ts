import { z } from "zod";
import { line, paragraphs } from "~/forms/fields";
import { email } from "./input";

const LONGEST_SUBJECT = 200;
const LONGEST_TEXT = 10_000;

/** A letter to somebody who wrote to the association. */
export const letterInput = z.object({
  to: email({ needed: true }),
  subject: line(LONGEST_SUBJECT),
  text: paragraphs(LONGEST_TEXT),
});
