import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/text";
import type { ShownApplication } from "./shown-application.server";
import { StateTag } from "./state-tag";

/** What an application is known by, and where it stands. */
export function ApplicationFacts({ application }: { application: ShownApplication }) {
  const { t } = useTranslation("registrations");
  const { temporaryNumber, state, applied, language } = application;
  return (
    <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-3">
      <div>
        <dt className="text-sm text-muted">{t("number")}</dt>
        <dd className="text-xl font-bold tabular-nums">
          <Ltr>{temporaryNumber}</Ltr>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t("state")}</dt>
        <dd>
          <StateTag state={state} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t("applied")}</dt>
        <dd>{applied}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t("language")}</dt>
        <dd>{t(`languages.${language}`)}</dd>
      </div>
    </dl>
  );
}
