import type { LookedUp } from "./look-up.server";
import { PublicResult } from "./public-result";
import { NumberForm } from "./search-forms";

type Props = { about: string; found: LookedUp; hasElection: boolean };

/** What anybody sees: the search, and the card it finds. */
export function PublicDesk({ about, found: { typed, answer, card }, hasElection }: Props) {
  return (
    <>
      <p className="mb-6 max-w-2xl">{about}</p>
      <div className="max-w-xl">
        <NumberForm typed={typed} answer={answer} isNext={false} />
      </div>
      {card ? <PublicResult card={card} typed={typed ?? ""} hasElection={hasElection} /> : null}
    </>
  );
}
