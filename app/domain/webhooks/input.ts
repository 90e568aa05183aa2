import { z } from "zod";
import type { Check } from "~/fields/checks";
import { checked } from "~/fields/field-schemas";
import { parseTarget } from "./target";

export const webhookEvents = ["certificate.cancelled", "doctor.status_changed"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const LONGEST_URL = 500;
const NO_EVENT = "programs:no-event";
const NO_TARGET = "programs:not-a-target";
const urlChecks: Check[] = [
  ["latin"],
  ["given", "required"],
  ["most", LONGEST_URL],
  ["match", "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+", NO_TARGET],
];

/** In the demo, an address may name the machine itself. */
export const webhookInput = (demo = false) =>
  z.object({
    url: checked(urlChecks)
      .refine((typed) => parseTarget(typed, demo) !== null, NO_TARGET)
      .meta({ checks: urlChecks }),
    events: z
      .array(z.enum(webhookEvents, { error: NO_EVENT }), { error: NO_EVENT })
      .min(1, NO_EVENT)
      .meta({ checks: [["given", NO_EVENT]] satisfies Check[] }),
  });
