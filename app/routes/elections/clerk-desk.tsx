import { useTranslation } from "~/i18n/use-translation";
import { ClerkResult } from "./clerk-result";
import { Hits } from "./hits";
import type { LookedUp } from "./look-up.server";
import { MarkForm } from "./mark-form";
import { NameForm, NumberForm } from "./search-forms";
import { SeatLine } from "./seat-line";
import type { ShownSeat } from "./shown-seat.server";

type Props = {
  seat: ShownSeat;
  found: LookedUp;
  mayVote: boolean;
  isOpen: boolean;
  /** Whether the voter on the card was marked just now, and the next one is waiting. */
  isNext: boolean;
};

/** A clerk's page: where one sits, the searches, and the card with the form that marks. */
export function ClerkDesk({ seat, found, mayVote, isOpen, isNext }: Props) {
  const { t } = useTranslation("elections");
  const { asked, typed, answer, voter, hits } = found;
  const given = (form: "number" | "name") => (asked === form ? { typed, answer } : {});
  return (
    <>
      <SeatLine seat={seat} />
      <div className="mb-10 grid max-w-3xl gap-x-10 gap-y-6 md:grid-cols-2 print:hidden">
        <NumberForm {...given("number")} isNext={isNext} />
        <NameForm {...given("name")} />
      </div>
      {voter ? (
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[2fr_1fr]">
          <ClerkResult voter={voter} />
          {mayVote ? <MarkForm voter={voter} isOpen={isOpen} /> : null}
        </div>
      ) : null}
      {hits ? <Hits {...hits} /> : null}
      <p className="mt-10 text-muted">{t("every-look-up")}</p>
    </>
  );
}
