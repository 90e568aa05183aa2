import { useContext } from "react";
import type { Person as BoardMember } from "~/content/edition";
import { peopleOf } from "~/content/shown-article";
import { initialsOf, useTranslation } from "~/i18n";
import { photoPath } from "~/platform/photo-path";
import { PageFacts } from "./page-facts";
import { focusClass } from "./photo";
import { Medallion } from "./pictogram";
import { LocalizedText } from "./text";

function Portrait({ member, president }: { member: BoardMember; president?: boolean }) {
  const { language } = useTranslation();
  const { lite } = useContext(PageFacts);
  const side = president ? 112 : 44;
  if (member.photo && !lite)
    return (
      <img
        src={photoPath(member.photo.photoKey, "320")}
        alt=""
        width={side}
        height={side}
        className={focusClass(member.photo.focus)}
        loading="lazy"
      />
    );
  const initials = initialsOf(member.name[language]);
  return <Medallion text={initials} size={president ? "huge" : "small"} warm={president} />;
}

function Person(props: { member: BoardMember; president?: boolean }) {
  const { member } = props;
  return (
    <>
      <Portrait {...props} />
      <p>
        <b>
          <LocalizedText text={member.name} />
        </b>{" "}
        <LocalizedText text={member.designation} />
      </p>
    </>
  );
}

/** Shows the president large, then the others; with `strip`, a phone shows rows that scroll sideways. */
export function BoardList({ strip }: { strip?: boolean }) {
  const { t } = useTranslation("home");
  const [president, ...others] = peopleOf("board");
  if (!president) return null;
  const scrolled = strip ? { tabIndex: 0, role: "list", "aria-label": t("board.title") } : {};
  return (
    <>
      {president.sample ? <p className="awaits mb-6">{t("board.sample")}</p> : null}
      <div className={strip ? "board board-strip" : "board"}>
        <div className="board-president">
          <Person member={president} president />
        </div>
        <ul {...scrolled}>
          {others.map((member) => (
            <li key={member.key}>
              <Person member={member} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
