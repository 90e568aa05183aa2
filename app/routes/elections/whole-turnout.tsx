import type { Turnout } from "~/domain/elections/turnout";
import { useTranslation } from "~/i18n/use-translation";
import { Bar } from "~/ui/bar";
import { Ltr } from "~/ui/ltr";

/** The turnout of all centres as one large figure, in words beside it. */
export function WholeTurnout({ whole: { share, voted, onRoll }, lastMark }: Props) {
  const { t } = useTranslation("turnout");
  return (
    <section aria-label={t("whole")} className="turnout-whole">
      {share === null ? (
        <p className="text-lg">{t("nobody-on-roll")}</p>
      ) : (
        <>
          <p className="turnout-said">
            <b className="turnout-figure">
              <Ltr>{`${share}%`}</Ltr>
            </b>
            <span className="turnout-words">
              {t("have-voted", { voted: voted.toLocaleString("en"), onRoll: onRoll.toLocaleString("en") })}
            </span>
          </p>
          <Bar percent={Number(share)} />
        </>
      )}
      <p className="turnout-words mt-3">{lastMark ? t("last-mark", { moment: lastMark }) : t("no-mark")}</p>
    </section>
  );
}

type Props = { whole: Turnout; lastMark: string | null };
