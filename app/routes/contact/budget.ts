import type { Budget } from "~/auth/client-budget.server";

/** How many messages one client, and all together, may send (S22, R24). */
export const messages: Budget = {
  name: "contact",
  client: { most: 5, seconds: 10 * 60 },
  together: { most: 200, seconds: 60 * 60 },
};
