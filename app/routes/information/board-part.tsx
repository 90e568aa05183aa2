import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { peopleOf } from "~/content/shown-article";
import { useTranslation } from "~/i18n";
import { BoardList } from "~/ui";

export const BOARD_PAGE = href(information.associationCouncil);

/** The board's own part of its page; none where nobody sits on it. */
export function useCouncilSection() {
  const { t } = useTranslation("home");
  return peopleOf("board").length > 0 ? [{ id: "board", title: t("board.title"), body: <BoardList /> }] : [];
}
