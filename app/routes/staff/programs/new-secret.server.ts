import { href } from "~/addresses/href";
import { office } from "~/addresses/staff";
import { shownOnce } from "~/platform/shown-once.server";

export const newSecret = shownOnce<{ of: "api-client" | "webhook"; secret: string }>(
  "naqaba_new_secret",
  href(office.dashboard),
);
