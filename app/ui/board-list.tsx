import { useContext } from "react";
import { type BoardMember, board } from "~/content/board";
import { initialsOf } from "~/i18n/initials";
import { useTranslation } from "~/i18n/use-translation";
import { PageFacts } from "./page-facts";
import { Medallion } from "./pictogram";

/** Those who sit on it; nobody while the names are made up and this is not the demo. */
export function useBoard(): BoardMember[] {
  const { samples } = useContext(PageFacts);
  return board.sample && !samples ? [] : board.members;
}

function Portrait({ member, president }: { member: BoardMember; president?: boolean }) {
  const { language } = useTranslation();
  const side = president ? 112 : 44;
  if (member.image) return <img src={member.image} alt="" width={side} height={side} loading="lazy" />;
  const initials = initialsOf(member[`${language}_name`]);
  return <Medallion text={initials} size={president ? "huge" : "small"} warm={president} />;
}

function Person(props: { member: BoardMember; president?: boolean }) {
  const { language } = useTranslation();
  const { member } = props;
  return (
    <>
      <Portrait {...props} />
      <p>
        <b>{member[`${language}_name`]}</b> {member[`${language}_designation`]}
      </p>
    </>
  );
}

/** The president large, then the others; with `strip`, on a phone, in rows that one pushes sideways. */
export function BoardList({ strip }: { strip?: boolean }) {
  const { t } = useTranslation("home");
  const [president, ...others] = useBoard();
  if (!president) return null;
  const scrolled = strip ? { tabIndex: 0, role: "list", "aria-label": t("board.title") } : {};
  return (
    <>
      {board.sample ? <p className="awaits mb-6">{t("board.sample")}</p> : null}
      <div className={strip ? "board board-strip" : "board"}>
        <div className="board-president">
          <Person member={president} president />
        </div>
        <ul {...scrolled}>
          {others.map((member) => (
            <li key={member.en_name}>
              <Person member={member} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
