export const letterStates = ["waiting", "sent", "failed"] as const;
export type LetterState = (typeof letterStates)[number];
