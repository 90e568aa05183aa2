/** Whether doctors may still object to the roll at a moment: until the deadline itself, never without one. */
export const areObjectionsOpen = ({ objectionsUntil }: { objectionsUntil: Date | null }, at: Date): boolean =>
  objectionsUntil !== null && at < objectionsUntil;
