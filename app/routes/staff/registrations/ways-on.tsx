import type { ApplicationState } from "~/domain/internships/application";
import { QUEUE } from "~/domain/internships/queue-filter";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";

/** What can be done with an application: print it, and decide as long as it is not accepted. */
export function WaysOn({ id, state }: { id: number; state: ApplicationState }) {
  const { t } = useTranslation("registrations");
  const shell = useTranslation("shell").t;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <a className="link py-2" href={`${QUEUE}/${id}/print`} target="_blank" rel="noopener">
        {t("print")}
        <span className="sr-only">{` ${shell("new-tab")}`}</span>
      </a>
      {state === "accepted" ? null : (
        <>
          <ButtonLink href={`${QUEUE}/${id}/return`} variant="quiet">
            {t(state === "returned" ? "return-again" : "return")}
          </ButtonLink>
          <ButtonLink href={`${QUEUE}/${id}/accept`}>{t("accept")}</ButtonLink>
        </>
      )}
    </div>
  );
}
