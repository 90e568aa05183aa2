import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { maintenance, siteHealth } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { StandingIcon } from "~/features/standing/standing";
import { useTranslation } from "~/i18n";
import { PageHeader } from "~/ui";
import { BackupPart, DatabasePart, DiskPart, OutboxPart } from "./health-parts";
import { type HealthView, healthView } from "./health-view.server";

export const loader = handler(siteHealth.health, ({ language }) => healthView(language));

export default function SiteHealth() {
  const view = useLoaderData<typeof loader>() as HealthView;
  return (
    <>
      <PageHeader />
      <Verdict time={view.time} todo={view.todo} />
      <div className="health-parts">
        <DiskPart {...view} />
        <DatabasePart {...view} />
        <OutboxPart {...view} />
        <BackupPart {...view} />
      </div>
      <p className="mt-8">
        <a className="link" href={href(maintenance.announce)}>
          {useTranslation("site-health").t("of-maintenance")}
        </a>
      </p>
    </>
  );
}

/** Lists what is urgent first, each with a link to its instructions. */
function Verdict({ time, todo }: Pick<HealthView, "time" | "todo">) {
  const { t } = useTranslation("site-health");
  const lines = (["now", "soon"] as const).flatMap((level) => {
    const concerned = todo.filter((one) => one.level === level).map(({ part }) => part);
    return concerned.length ? [{ level, concerned }] : [];
  });
  return (
    <div className={todo.length ? "health-verdict health-todo" : "health-verdict"}>
      {todo.length ? null : (
        <p className="standing-says">
          <StandingIcon tone="yes" />
          {t("well")}
        </p>
      )}
      {lines.map(({ level, concerned }) => (
        <div key={level} className="standing-says mb-2">
          <StandingIcon tone={level === "now" ? "no" : "reminder"} />
          <p>
            {t(level === "now" ? "act-now" : "look-soon")}{" "}
            {concerned.map((part, index) => (
              <span key={part}>
                {index ? t("and") : ""}
                <a className="link" href={`#${part}`}>
                  {t(`${part}.title`)}
                </a>
              </span>
            ))}
          </p>
        </div>
      ))}
      <p className="text-sm">{t("as-of", { time })}</p>
    </div>
  );
}
