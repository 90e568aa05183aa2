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
      path: "/dashboard/registration-certificate",
      pictogram: "certificate",
      about: t("dashboards:doctor.certificate"),
    },
    { path: "/dashboard/financial-card", pictogram: "pay", about: t("dashboards:doctor.financial-card") },
    { path: "/dashboard/personal-card", pictogram: "portal", about: t("dashboards:doctor.personal-card") },
    { path: "/dr-dashboard/roll", pictogram: "vote" },
  ];
  const account: Row[] = [
    { path: "/dr-dashboard/access-log", pictogram: "hour" },
    { path: "/dr-dashboard/sessions", pictogram: "mobile" },
    { path: "/dr-dashboard/passkeys", pictogram: "safe" },
    { path: "/dr-dashboard/my-data", pictogram: "paper" },
    { path: "/dr-dashboard/name-change", pictogram: "register" },
    { path: "/dr-dashboard/register", pictogram: "find" },
  ];
  return (
    <div className="papers-account">
      <Rows id="own-papers" title={t("standing:papers")} rows={papers} />
      <Rows id="own-account" title={t("standing:my-account")} rows={account} />
    </div>
  );
}
