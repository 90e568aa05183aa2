/** What becomes of a message, in the order of the staff's work (specification 1, §4). */
export const statuses = ["pending", "replied", "closed"] as const;
export type Status = (typeof statuses)[number];

export const isStatus = (text: unknown): text is Status => statuses.includes(text as Status);
