import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { contact } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { isShownNow } from "~/content/current-edition";
import { useTranslation } from "~/i18n";
import { ButtonLink, CallOffice, LinkRows, PageHeader, usePageLinks } from "~/ui";

const parts = ["card", "certificates", "names", "sessions", "log"] as const;
const waysOn = [
  href(doctorPortal.personalCard),
  href(doctorPortal.nameChange),
  href(doctorPortal.accessLog),
] as const;

export const loader = handler(doctorPortal.myData, () => null);

export default function MyData() {
  const { t } = useTranslation("record");
  return (
    <>
      <PageHeader />
      <div className="max-w-3xl">
        <p>{t("copy.intro")}</p>
        <ul className="my-4 list-disc ps-6">
          {parts.map((part) => (
            <li key={part}>{t(`copy.${part}`)}</li>
          ))}
        </ul>
        <p className="text-muted">{t("copy.without")}</p>
        <p className="my-6">
          <ButtonLink href={href(doctorPortal.myDataJson)} download>
            {t("copy.download")}
          </ButtonLink>
        </p>
        <p className="notice">{t("copy.keep")}</p>
        <h2 className="mt-10 mb-3 text-xl">{t("copy.rights")}</h2>
        <p>{t("copy.law")}</p>
        <p className="mt-4">{t("copy.correct")}</p>
        <LinkRows className="my-4" links={usePageLinks(waysOn)} />
        <p>
          <CallOffice words={t("copy.object")} />
        </p>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <a className="link py-2" href={href(contact.write)}>
            {t("copy.write-to-us")}
          </a>
          {isShownNow(href(information.privacyPolicy)) ? (
            <a className="link py-2" href={href(information.privacyPolicy)}>
              {t("copy.policy")}
            </a>
          ) : null}
        </p>
      </div>
    </>
  );
}
