import type { WindowState } from "~/domain/elections/window-state";
import type { LocalText } from "~/i18n/fallback";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import type { ShownMoment } from "~/ui/shown-moment";
import { electionPage } from "./address";

type Props = {
  election: {
    id: number;
    title: LocalText;
    opens: ShownMoment;
    closes: ShownMoment;
    state: WindowState;
    isCurrent: boolean;
  };
};

/** An election in the list: when it is held, and whether it is the one that counts. */
export function ElectionRow({ election: { id, title, opens, closes, state, isCurrent } }: Props) {
  const { t } = useTranslation("election-office");
  return (
    <li className="border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <a className="link font-bold" href={electionPage(id)}>
          <Bilingual text={title} tag={false} />
        </a>
        {isCurrent ? <strong className="tag">{t("current")}</strong> : null}
        <span className="tag">{t(`states.${state}`)}</span>
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>
          {`${t("opens")}: `}
          <time dateTime={opens.iso}>{opens.text}</time>
        </span>
        <span>
          {`${t("closes")}: `}
          <time dateTime={closes.iso}>{closes.text}</time>
        </span>
      </p>
    </li>
  );
}
