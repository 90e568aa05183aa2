import type { ReactNode } from "react";
import { elections } from "~/addresses/elections";
import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { careers, contact } from "~/addresses/public";
import type { PagePath } from "~/content/pages";
import { seal } from "~/content/seal";
import { formatNumber, useTranslation } from "~/i18n";

/** All have the same style: 24 px, a stroke of 1.5 px, no fill. */
const shapes = {
  register: "M7 3.5h7l4 4V20.5H7zM14 3.5v4h4M12.5 11v6M9.5 14h6",
  pay: "M3.5 7.5h17v10h-17zM3.5 11h17M7 14.5h3.5M20.5 7.5l-2-3h-13l-2 3",
  certificate:
    "M11.5 16.5H4.5v-12h15v7M8 8h8M8 11.5h4.5M16.5 12.5a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6M15 17.7v3.8l1.5-1 1.5 1v-3.8",
  find: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3l5.2 5.2M10.5 7.2a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4M7.3 13.8c.5-1.6 1.7-2.3 3.2-2.3s2.7.7 3.2 2.3",
  check:
    "M4 4h5v5H4zM15 4h5v5h-5zM4 15h5v5H4zM6.2 6.5h.6M17.2 6.5h.6M6.2 17.5h.6M13 17l2.3 2.5L20 14M12.5 4.5v3M12.5 11h-8M16 11.5h4",
  complain: "M4 5h16v11.5h-8.5L7 20.5v-4H4zM8 9h8M8 12.5h5",
  insurance: "M12 3.5l7.5 2.7v5.3c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6.2zM12 8v7M8.5 11.5h7",
  portal:
    "M12 4a3.8 3.8 0 1 1 0 7.6A3.8 3.8 0 0 1 12 4zM4.5 20.5c.6-4.3 3.4-6.2 7.5-6.2s6.9 1.9 7.5 6.2M9.5 16.5v2a2.5 2.5 0 0 0 5 0v-2",
  retirement:
    "M12 20.5V9M12 13c-4.5 0-6.5-2.3-6.5-6 4 0 6.5 2 6.5 6zM12 10.5c0-3.8 2.2-6 6.5-6 0 4-2 6-6.5 6M6.5 20.5h11",
  solidarity:
    "M3.5 12.5l4-4.5 4.5 2 4.5-2 4 4.5-4.5 5-2.5 2-5.5-1.5zM12 10l-3 3.5c1.5 1.2 3 .8 4-.7l3.5 3.7M7.5 8L6 5.5M16.5 8L18 5.5",
  mobile: "M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM10.5 5.5h3M11.5 18.5h1",
  together:
    "M8.5 5a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM15.8 6.5a2.2 2.2 0 1 1 0 4.4M3 19c.3-3.7 2.2-5.5 5.5-5.5S13.7 15.3 14 19M16.5 13.8c2.6.3 4.2 2 4.5 5.2",
  health:
    "M12 20C6.5 16.5 3.5 13.2 3.5 9.3 3.5 6.5 5.5 4.5 8 4.5c1.7 0 3.2.9 4 2.5.8-1.6 2.3-2.5 4-2.5 2.5 0 4.5 2 4.5 4.8 0 3.9-3 7.2-8.5 10.7zM6.5 11.5h3l1.5-2.7 2 5 1.5-2.3h3",
  titles: "M12 4L2.5 8.5 12 13l9.5-4.5zM6 10.5v5c3.5 3 8.5 3 12 0v-5M20.5 9.5v5.5",
  news: "M4 4.5h12.5v15H6a2 2 0 0 1-2-2zM16.5 9H20v8.5a2 2 0 0 1-4 0M7 8h6.5M7 11.5h6.5M7 15h4",
  event: "M4 6h16v14H4zM4 10h16M8.5 3.5V8M15.5 3.5V8M8 14h2.5M13.5 14H16M8 17h2.5",
  gallery: "M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 3-2.5 4.5 4M15.5 7.7a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3",
  law: "M12 4v16M7.5 20.5h9M5 6.5l7-1.5 7 1.5M5 6.5L2.5 13c1 2 4 2 5 0zM19 6.5L16.5 13c1 2 4 2 5 0z",
  guide:
    "M12 6.5C9.5 4.8 6.5 4.5 3.5 5v13.5c3-.5 6-.2 8.5 1.5 2.5-1.7 5.5-2 8.5-1.5V5c-3-.5-6-.2-8.5 1.5zM12 6.5V20",
  vacancy: "M3.5 8h17v11.5h-17zM8.5 8V4.5h7V8M3.5 12.5c5.5 2.5 11.5 2.5 17 0M12 13v2",
  vote: "M4 12.5h3M17 12.5h3V20H4v-7.5M7 15V4.5h10V15zM9.7 9.5l1.8 1.9 3-3.6",
  oath: "M8.5 13V6a1.3 1.3 0 0 1 2.6 0v4.5M11.1 10V4.3a1.3 1.3 0 0 1 2.6 0V10.5M13.7 10.5V5.5a1.3 1.3 0 0 1 2.6 0v8c0 4-1.8 7-5.3 7-3 0-4.5-1.7-6.5-6.5-.5-1.3 1.2-2.3 2-1.2l2 2.5",
  survey: "M5 4h14v16.5H5zM8 8.5l1.2 1.2L11.5 7M13.5 8.5H16M8 14l1.2 1.2 2.3-2.7M13.5 14H16",
  phone:
    "M6.5 3.5l3.5.5 1 4-2 2c1 2.3 2.7 4 5 5l2-2 4 1 .5 3.5c-.5 2-2 3-3.5 3C10.5 20.5 3.5 13.5 3.5 7c0-1.5 1-3 3-3.5z",
  place:
    "M12 21c4.5-4.7 6.5-8.2 6.5-11.2a6.5 6.5 0 0 0-13 0C5.5 12.8 7.5 16.3 12 21zM12 7.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6",
  hour: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3.5 2",
  paper: "M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6",
  clerk: "M4 5h16v10.5H4zM2.5 19h19M10 19l.5-3.5M13.5 15.5l.5 3.5M8 10.3l2 2 4-4.3",
  safe: "M6 10.5h12v10H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v3",
  inbox: "M4 13.5L6.5 5h11L20 13.5V19H4zM4 13.5h4.5l1.5 2.5h4l1.5-2.5H20",
  publish: "M4 15.5V20h16v-4.5M12 15.5V4M7.5 8.5L12 4l4.5 4.5",
  members: "M12 4.5a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM5.5 19.5c.4-4 2.7-6 6.5-6s6.1 2 6.5 6z",
  site: "M3.5 5h17v14h-17zM3.5 9h17M6 7h.5M8.5 7H9M7 12.5h4v3.5H7zM14 12.5h3.5M14 15.5h3.5",
  tick: "M4.5 12.5l5 5 10-11",
  bar: "M5 12h14",
  down: "M6 9l6 6 6-6",
};

export type PictogramName = keyof typeof shapes;

/** Hidden from screen readers, because the text beside it says the same. */
export const Pictogram = ({ name }: { name: PictogramName }) => (
  <svg className="pic" viewBox="0 0 24 24" aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
);

type FramedProps = {
  /** Sand instead of green, for steps, persons and days. */
  warm?: boolean;
  size?: "small" | "huge";
};

const Framed = ({ warm, size, children }: FramedProps & { children: ReactNode }) => (
  <span
    className={["framed", warm && "warm", size && `framed-${size}`].filter(Boolean).join(" ")}
    aria-hidden="true"
  >
    <svg className="frame" aria-hidden="true" viewBox="0 0 48 48">
      <path d={seal.star} />
    </svg>
    {children}
  </span>
);

/** A pictogram on the seal's star. */
export const Emblem = ({ name, ...frame }: FramedProps & { name: PictogramName }) => (
  <Framed {...frame}>
    <Pictogram name={name} />
  </Framed>
);

/** A step's number or a person's initials on the seal's star. */
export function Medallion({ text, ...frame }: FramedProps & { text: string | number }) {
  const { language } = useTranslation();
  return (
    <Framed {...frame}>
      <b className="medal">{typeof text === "number" ? formatNumber(text, language) : text}</b>
    </Framed>
  );
}

/** The pictogram of a page, in its opening and in lists. */
export const emblems: Partial<Record<PagePath, PictogramName>> = {
  [href(information.authorityFund)]: "retirement",
  [href(information.socialSolidarityFund)]: "solidarity",
  [href(information.mobilePhoneFund)]: "mobile",
  [href(information.doctorsCollaborationFund)]: "together",
  [href(information.healthInsuranceFund)]: "health",
  [href(information.specialtyTitlesFund)]: "titles",
  [href(information.welcome)]: "members",
  [href(information.associationCouncil)]: "clerk",
  [href(information.legislations)]: "law",
  [href(information.registrationRequirements)]: "register",
  [href(information.associationGuide)]: "oath",
  [href(contact.write)]: "phone",
  [href(information.faq)]: "guide",
  [href(careers.list)]: "vacancy",
  [href(information.privacyPolicy)]: "safe",
  [href(information.termsAndConditions)]: "paper",
  [href(information.accessibility)]: "find",
  [href(information.electronicPayments)]: "pay",
  [href(elections.card)]: "vote",
};
