import { z } from "zod";
import { lookUpInput } from "./look-up";

/** The public look-up of the register: the association number, or null for one that nobody has. */
export const registerInput = z.object({ number: lookUpInput.shape.doc_no });
