import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { inLanguageOf } from "~/ui/own-address";
import { Subscribe } from "./subscribe";

/** The way of this event into a calendar, and of all events. */
export function CalendarLinks({ id, subscription }: { id: number; subscription: string }) {
  const { t, language } = useTranslation("events");
  return (
    <div className="mt-6">
      <ButtonLink href={inLanguageOf(`/conferences/${id}.ics`, language)} variant="quiet">
        <Icon name="calendar" />
        {t("add-to-calendar")}
      </ButtonLink>
      <Subscribe address={subscription} />
    </div>
  );
}
