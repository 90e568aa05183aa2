/** A null centre stands for none. */
export type RollCount = {
  centreId: number | null;
  marked: boolean;
  markedCentreId: number | null;
  voters: number;
};

export type Turnout = {
  onRoll: number;
  votedThere: number;
  votedElsewhere: number;
  voted: number;
  /** Per cent, to one decimal; null where nobody is on the roll. */
  share: string | null;
  markedHere: number;
};

/** Never rounded up: 100.0 means that everybody has voted. */
export const turnoutShare = (voted: number, onRoll: number): string | null =>
  onRoll > 0 ? (Math.floor((voted * 1000) / onRoll) / 10).toFixed(1) : null;

const sum = (counts: RollCount[], which: (count: RollCount) => boolean) =>
  counts.filter(which).reduce((total, { voters }) => total + voters, 0);

function turnoutAt(centreId: number | null, onRoll: number, counts: RollCount[]): Turnout {
  const own = counts.filter((count) => count.centreId === centreId);
  const voted = sum(own, ({ marked }) => marked);
  const votedThere =
    centreId === null ? 0 : sum(own, ({ marked, markedCentreId }) => marked && markedCentreId === centreId);
  return {
    onRoll,
    votedThere,
    votedElsewhere: voted - votedThere,
    voted,
    share: turnoutShare(voted, onRoll),
    markedHere: sum(counts, ({ marked, markedCentreId }) => marked && markedCentreId === centreId),
  };
}

export function turnoutOf(counts: RollCount[], centreIds: readonly number[], rollSize: number) {
  const perCentre = centreIds.map((centreId) => ({
    centreId,
    ...turnoutAt(
      centreId,
      sum(counts, (count) => count.centreId === centreId),
      counts,
    ),
  }));
  const assigned = perCentre.reduce((total, { onRoll }) => total + onRoll, 0);
  const rest = turnoutAt(null, rollSize - assigned, counts);
  const voted = sum(counts, ({ marked }) => marked);
  const votedThere = perCentre.reduce((total, centre) => total + centre.votedThere, 0);
  const whole: Turnout = {
    onRoll: rollSize,
    votedThere,
    votedElsewhere: voted - votedThere,
    voted,
    share: turnoutShare(voted, rollSize),
    markedHere: voted,
  };
  return { whole, perCentre, withoutCentre: rest.onRoll || rest.markedHere ? rest : null };
}
