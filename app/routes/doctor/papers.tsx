import { certificates } from "~/addresses/certificates";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { pageTitle } from "~/content/navigation";
import type { PagePath } from "~/content/pages";
import { useTranslation } from "~/i18n";
import { Icon, Pictogram, type PictogramName } from "~/ui";

type Row = { path: PagePath; pictogram: PictogramName; about?: string };

function Rows({ id, title, rows }: { id: string; title: string; rows: Row[] }) {
  const { language } = useTranslation();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-2xl">
        {title}
      </h2>
      <ul className="paper-rows">
        {rows.map(({ path, pictogram, about }) => (
          <li key={path}>
            <a href={path}>
              <Pictogram name={pictogram} />
              <span>
                <b>{pageTitle(path)[language]}</b>
                {about ? <small>{about}</small> : null}
              </span>
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function PapersAndAccount() {
  const { t } = useTranslation(["dashboards", "standing"]);
  const papers: Row[] = [
    {
      path: href(certificates.request),
      pictogram: "certificate",
      about: t("dashboards:doctor.certificate"),
    },
    {
      path: href(doctorPortal.financialCard),
      pictogram: "pay",
      about: t("dashboards:doctor.financial-card"),
    },
    {
      path: href(doctorPortal.personalCard),
      pictogram: "portal",
      about: t("dashboards:doctor.personal-card"),
    },
    { path: href(doctorPortal.roll), pictogram: "vote" },
  ];
  const account: Row[] = [
    { path: href(doctorPortal.accessLog), pictogram: "hour" },
    { path: href(doctorPortal.sessions), pictogram: "mobile" },
    { path: href(doctorPortal.passkeys), pictogram: "safe" },
    { path: href(doctorPortal.myData), pictogram: "paper" },
    { path: href(doctorPortal.nameChange), pictogram: "register" },
    { path: href(doctorPortal.registerEntry), pictogram: "find" },
  ];
  return (
    <div className="papers-account">
      <Rows id="own-papers" title={t("standing:papers")} rows={papers} />
      <Rows id="own-account" title={t("standing:my-account")} rows={account} />
    </div>
  );
}
