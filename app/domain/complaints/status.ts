/** In the order in which staff work on them (specification 1, §4). */
export const statuses = ["pending", "replied", "closed"] as const;
export type Status = (typeof statuses)[number];
/** A message is `held`, outside the list and without a notice, while more arrive than anybody can answer (R24). */
export const states = [...statuses, "held"] as const;
export type State = (typeof states)[number];

export const isState = (text: unknown): text is State => states.includes(text as State);
