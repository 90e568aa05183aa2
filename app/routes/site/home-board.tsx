import { useTranslation } from "react-i18next";
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
