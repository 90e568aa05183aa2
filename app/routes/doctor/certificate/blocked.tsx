import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { StandingWayOn } from "~/ui/standing";
import type { ShownRequest } from "./shown-request.server";

type Props = { blocked: NonNullable<ShownRequest["blocked"]>; today: string; alert: boolean };

/** Why there is no certificate today, and what to do about it. */
export function Blocked({ blocked: { block, year, month }, today, alert }: Props) {
  const { t } = useTranslation("certificates");
  return (
    <section className="standing" aria-label={t("not-available")}>
      <div role={alert ? "alert" : undefined}>
        <Notice kind="danger">
          <h2 className="text-lg">{t("not-available")}</h2>
          <p className="mt-1 font-bold">{t(`blocked.${block}`)}</p>
          <p className="mt-1">{t(`why.${block}`, { year, month })}</p>
        </Notice>
      </div>
      <p className="my-4 text-muted">{t("as-today", { day: today })}</p>
      <StandingWayOn ways={[block === "not-practising" ? "refer" : "pay"]} />
    </section>
  );
}
