export const nameChangeStates = ["waiting", "accepted", "refused"] as const;
export type NameChangeState = (typeof nameChangeStates)[number];
