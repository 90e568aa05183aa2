/** The acts of one clerk: marks made, undone or not, and undos. */
export type ClerkActs = { marks: number; undos: number };

/** What was done, against what stands; they agree unless something went past the recorded acts. */
export type Balance = { marks: number; undos: number; standing: number; agrees: boolean };

/** Marks made less marks undone are the marks that stand. */
export function closingBalance(clerks: readonly ClerkActs[], standing: number): Balance {
  const marks = clerks.reduce((total, clerk) => total + clerk.marks, 0);
  const undos = clerks.reduce((total, clerk) => total + clerk.undos, 0);
  return { marks, undos, standing, agrees: marks - undos === standing };
}
