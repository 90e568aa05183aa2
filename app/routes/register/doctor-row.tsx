import { href } from "~/addresses/href";
import { register } from "~/addresses/register";
import type { Words } from "~/content/words";
import type { RegisterStatus } from "~/domain/members/work-status";
import type { NamePart } from "~/domain/public-register/spelled";
import { directionOf, initialsOf, otherLanguage, useTranslation } from "~/i18n";
import { Ltr, Medallion, Pictogram } from "~/ui";

export type Doctor = {
  memberNumber: number;
  initials: string;
  name: { ar: NamePart[]; en: NamePart[] };
  specialties: Words[];
  governorate: Words | null;
  status: RegisterStatus;
  since: string | null;
};

const Name = ({ parts }: { parts: NamePart[] }) => (
  <>
    {parts.map(({ text, found }, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, the parts of a name have no other name
      found ? <mark key={index}>{text}</mark> : text,
    )}
  </>
);

/** Shows a status by symbol and word. */
export function StatusMark({ status }: { status: RegisterStatus }) {
  const { t } = useTranslation("register");
  const off = status === "not-practising";
  return (
    <span className={off ? "register-status register-off" : "register-status"}>
      <Pictogram name={off ? "bar" : "tick"} />
      {t(`statuses.${status}`)}
    </span>
  );
}

/** A doctor in both scripts, the reader's first, with a link to the record. */
export function DoctorRow({ doctor }: { doctor: Doctor }) {
  const { t, language } = useTranslation("register");
  const { memberNumber, initials, name, specialties, governorate, status, since } = doctor;
  const first = name[language].length ? language : "ar";
  const second = otherLanguage(first);
  const facts = [...specialties, ...(governorate ? [governorate] : [])].map((words) => words[language]);
  return (
    <li>
      <Medallion text={initialsOf(initials)} />
      <div>
        <a href={href(register.record, { docNo: memberNumber })} lang={first} dir={directionOf(first)}>
          <Name parts={name[first]} />
        </a>
        {name[second].length ? (
          <p className="text-muted">
            <bdi lang={second} dir={directionOf(second)} className="other-language">
              <Name parts={name[second]} />
            </bdi>
          </p>
        ) : null}
        {facts.length ? <p>{facts.join(" · ")}</p> : null}
      </div>
      <p className="register-standing">
        <Ltr>{memberNumber}</Ltr>
        <StatusMark status={status} />
        {since ? <small>{t("since-year", { year: since.slice(0, 4) })}</small> : null}
      </p>
    </li>
  );
}
