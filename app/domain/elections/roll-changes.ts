import type { WantedRoll } from "./judge-roll";

/** A voter on the roll now; `acted`: a mark, or a mark that was undone, stands on record. */
export type PresentVoter = { memberNumber: number; centreId: number | null; acted: boolean };
type Placed = { memberNumber: number; centreId: number | null };

export type RollChanges = {
  added: Placed[];
  moved: Placed[];
  removed: number[];
  unchanged: number;
  /** Marked voters whom the file does not name and who stay all the same. */
  staying: number;
};

/** What becomes of the present roll when the wanted one takes its place; who was marked is never removed. */
export function rollChanges(present: Iterable<PresentVoter>, wanted: WantedRoll): RollChanges {
  const changes: RollChanges = { added: [], moved: [], removed: [], unchanged: 0, staying: 0 };
  const seen = new Set<number>();
  for (const { memberNumber, centreId, acted } of present) {
    seen.add(memberNumber);
    if (!wanted.has(memberNumber)) {
      if (acted) changes.staying++;
      else changes.removed.push(memberNumber);
      continue;
    }
    const to = wanted.get(memberNumber);
    if (to === undefined || to === centreId) changes.unchanged++;
    else changes.moved.push({ memberNumber, centreId: to });
  }
  for (const [memberNumber, centreId] of wanted)
    if (!seen.has(memberNumber)) changes.added.push({ memberNumber, centreId: centreId ?? null });
  return changes;
}
