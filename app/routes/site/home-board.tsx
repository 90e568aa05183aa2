import { useTranslation } from "~/i18n/use-translation";
import { BoardList } from "~/ui/board-list";

export function HomeBoard() {
  const { t } = useTranslation("home");
  return (
    <section className="home-part">
      <h2>{t("board.title")}</h2>
      <div>
        <BoardList />
      </div>
    </section>
  );
}
