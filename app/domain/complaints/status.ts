/** In the order of the staff's work (specification 1, §4). */
export const statuses = ["pending", "replied", "closed"] as const;
export type Status = (typeof statuses)[number];
/** Held while more arrives than anybody can answer (R24): apart from the list, without a notice. */
export const states = [...statuses, "held"] as const;
export type State = (typeof states)[number];

export const isState = (text: unknown): text is State => states.includes(text as State);
