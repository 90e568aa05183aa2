export type ClerkActs = { marks: number; undos: number };

/** `agrees` unless something went past the recorded acts. */
export type Balance = { marks: number; undos: number; standing: number; agrees: boolean };

export function closingBalance(clerks: readonly ClerkActs[], standing: number): Balance {
  const marks = clerks.reduce((total, clerk) => total + clerk.marks, 0);
  const undos = clerks.reduce((total, clerk) => total + clerk.undos, 0);
  return { marks, undos, standing, agrees: marks - undos === standing };
}
