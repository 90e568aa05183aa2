import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { SEAT } from "./addresses";
import type { ShownSeat } from "./shown-seat.server";

/** Where the clerk sits, or the request to say it; voters are marked without it all the same. */
export function SeatLine({ seat: { centre, desk } }: { seat: ShownSeat }) {
  const { t } = useTranslation("elections");
  if (!centre) {
    return (
      <div className="mb-8 max-w-3xl">
        <Notice kind="warning">
          {`${t("seat.unknown")} `}
          <a className="link" href={SEAT}>
            {t("seat.say")}
          </a>
        </Notice>
      </div>
    );
  }
  return (
    <p className="mb-8">
      {`${desk ? t("seat.now-desk", { centre, desk }) : t("seat.now", { centre })} `}
      <a className="link" href={SEAT}>
        {t("seat.change")}
        <span className="sr-only">{`: ${t("seat.title")}`}</span>
      </a>
    </p>
  );
}
