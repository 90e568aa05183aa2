import { z } from "zod";

/** A box that is ticked sends 1, one that is not nothing. */
export const ownEntryInput = z.object({
  hidden: z
    .literal("1")
    .optional()
    .transform((ticked) => ticked === "1"),
});
