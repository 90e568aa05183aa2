import { z } from "zod";

/** A ticked box sends 1, an unticked one sends nothing. */
export const ownEntryInput = z.object({
  hidden: z
    .literal("1")
    .optional()
    .transform((ticked) => ticked === "1"),
});
