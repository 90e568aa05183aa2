export const objectionStates = ["waiting", "accepted", "refused"] as const;
export type ObjectionState = (typeof objectionStates)[number];

/** What a doctor may object to in the own line of the roll. */
export const objectionSubjects = ["missing", "wrong-centre", "wrong-name", "other"] as const;
export type ObjectionSubject = (typeof objectionSubjects)[number];

/** Whether doctors may still object to the roll at a moment: until the deadline itself, never without one. */
export const areObjectionsOpen = ({ objectionsUntil }: { objectionsUntil: Date | null }, at: Date): boolean =>
  objectionsUntil !== null && at < objectionsUntil;
