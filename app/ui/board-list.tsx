import { board } from "~/content/board";
import { useTranslation } from "~/i18n/use-translation";

const PHOTO_SIDE = 72;

const Bust = () => (
  <svg width="0" height="0" aria-hidden="true" className="absolute">
    <symbol id="bust" viewBox="0 0 72 72">
      <path d="M36 16a13 13 0 110 26 13 13 0 010-26zM12 72c0-15 10-24 24-24s24 9 24 24z" />
    </symbol>
  </svg>
);

export function BoardList() {
  const { t, language } = useTranslation("home");
  return (
    <>
      {board.sample ? <p className="awaits mb-6">{t("board.sample")}</p> : null}
      <Bust />
      <ul className="board">
        {board.members.map((member) => (
          <li key={member.en_name}>
            {member.image ? (
              <img src={member.image} alt="" width={PHOTO_SIDE} height={PHOTO_SIDE} loading="lazy" />
            ) : (
              <svg width={PHOTO_SIDE} height={PHOTO_SIDE} aria-hidden="true">
                <use href="#bust" />
              </svg>
            )}
            <p>
              <b>{member[`${language}_name`]}</b> {member[`${language}_designation`]}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
