import { shownOnce } from "~/platform/shown-once.server";

export const newSecret = shownOnce<{ of: "api-client" | "webhook"; secret: string }>(
  "naqaba_new_secret",
  "/dashboard",
);
