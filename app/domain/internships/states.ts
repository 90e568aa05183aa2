/** What becomes of an application, in the order of the staff's work. */
export const applicationStates = ["received", "returned", "accepted"] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const isApplicationState = (text: unknown): text is ApplicationState =>
  applicationStates.includes(text as ApplicationState);
