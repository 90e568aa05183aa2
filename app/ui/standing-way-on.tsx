import { association, phoneLink } from "~/content/association";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "./ltr";

export type WayOn = "pay" | "refer" | "ask";

/** What to do about one's standing, and where: the office, its hours, its phone. */
export function StandingWayOn({ ways }: { ways: WayOn[] }) {
  const { t, language } = useTranslation(["standing", "shell"]);
  const { address, officeHours, phone } = association;
  return (
    <section className="standing-way-on">
      <div>
        <h3 className="text-lg">{t("standing:next.title")}</h3>
        {ways.map((way) => (
          <p key={way} className="mt-2">
            {t(`standing:next.${way}`)}
          </p>
        ))}
        {ways.includes("pay") ? (
          <p className="mt-3">
            <a className="link font-bold" href="/electronic-payments">
              {t("standing:next.ways-to-pay")}
            </a>
          </p>
        ) : null}
      </div>
      <dl className="facts">
        <div>
          <dt>{t("standing:next.office")}</dt>
          <dd>{address[language]}</dd>
        </div>
        <div>
          <dt>{t("shell:office-hours")}</dt>
          <dd>
            <Ltr>{`${officeHours.from}–${officeHours.to}`}</Ltr>
          </dd>
        </div>
        <div>
          <dt>{t("shell:phone")}</dt>
          <dd>
            <a className="link" href={phoneLink(phone)}>
              <Ltr>{phone}</Ltr>
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
