import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { peopleOf } from "~/content/shown-article";
import { useTranslation } from "~/i18n";
import { BoardList } from "~/ui";

export const BOARD_PAGE = href(information.associationCouncil);

/** Returns the council's own section of its page; none without members. */
export function useCouncilSection() {
  const { t } = useTranslation("home");
  return peopleOf("board").length > 0 ? [{ id: "board", title: t("board.title"), body: <BoardList /> }] : [];
}
