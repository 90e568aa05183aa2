import type { ApplicationState } from "~/domain/internships/application";
import { QUEUE } from "~/domain/internships/queue-filter";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/text";
import { StateTag } from "./state-tag";

export type ShownOther = {
  id: number;
  temporaryNumber: string;
  state: ApplicationState;
  appliedOn: string;
  day: string;
};

/** Other applications that are in all likelihood of the same person. */
export function Others({ others }: { others: ShownOther[] }) {
  const { t } = useTranslation("registrations");
  if (!others.length) return null;
  return (
    <section className="notice notice-warning" aria-labelledby="others">
      <h2 id="others" className="text-lg">
        {t("others")}
      </h2>
      <p className="text-sm">{t("others-hint")}</p>
      <ul className="mt-2 grid gap-2">
        {others.map(({ id, temporaryNumber, state, appliedOn, day }) => (
          <li key={id}>
            <a className="link" href={`${QUEUE}/${id}`}>
              <Ltr>{temporaryNumber}</Ltr>
            </a>
            {" · "}
            <time dateTime={appliedOn}>{day}</time> <StateTag state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
