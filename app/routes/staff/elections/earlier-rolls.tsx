import { useTranslation } from "~/i18n/use-translation";
import type { ShownMoment } from "~/ui/shown-moment";

type Props = {
  rolls: Array<{
    path: string;
    fileName: string;
    state: "checked" | "applied";
    sent: ShownMoment;
    by: string | null;
  }>;
};

/** The rolls that were sent before, the newest first. */
export function EarlierRolls({ rolls }: Props) {
  const { t } = useTranslation("election-office");
  if (!rolls.length) return null;
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("import.earlier")}</h2>
      <ul className="border-t border-line">
        {rolls.map(({ path, fileName, state, sent, by }) => (
          <li key={path} className="border-b border-line py-3">
            <p className="flex flex-wrap items-center gap-x-3">
              <a className="link break-all" href={path}>
                <bdi>{fileName}</bdi>
              </a>
              <span className="tag">{t(`import.state-${state}`)}</span>
            </p>
            <p className="text-sm text-muted">
              <time dateTime={sent.iso}>{sent.text}</time>
              {` · ${by ? t("import.by", { name: `\u2068${by}\u2069` }) : t("import.by-office")}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
