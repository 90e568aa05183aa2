export const objectionStates = ["waiting", "accepted", "refused"] as const;
export type ObjectionState = (typeof objectionStates)[number];

export const objectionSubjects = ["missing", "wrong-centre", "wrong-name", "other"] as const;
export type ObjectionSubject = (typeof objectionSubjects)[number];

/** Until the deadline itself, never without one. */
export const areObjectionsOpen = ({ objectionsUntil }: { objectionsUntil: Date | null }, at: Date): boolean =>
  objectionsUntil !== null && at < objectionsUntil;
