import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireDoctor } from "~/auth/guards.server";
import { isOwnPasswordDue } from "~/auth/reauthenticate.server";
import { association, phoneLink } from "~/content/association";
import { pages } from "~/content/pages";
import { titledName } from "~/domain/members/names";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Tiles } from "~/ui/card";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { StandingPanel } from "~/ui/standing";
import { Bilingual, Ltr } from "~/ui/text";
import { AccountLinks } from "./account-links";
import { ChooseFirst } from "./choose-first";
import { ContactsQuestion } from "./contacts-question";
import { contactsToAsk } from "./contacts-to-ask.server";
import { standingView } from "./standing-view.server";

const entries = [
  { path: "/dashboard/financial-card", about: "financial-card" },
  { path: "/dashboard/personal-card", about: "personal-card" },
  { path: "/dashboard/registration-certificate", about: "certificate" },
] as const;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const doctor = await requireDoctor(request);
  const { memberNumber, mustSetPassword } = doctor;
  const language = await languageOf(request);
  const t = translator(language, "dashboards");
  const title = pages["/dr-dashboard"][language];
  const open = !isOwnPasswordDue(doctor);
  const [standing, contacts] = open
    ? await Promise.all([standingView(memberNumber, language), contactsToAsk(memberNumber)])
    : [null, null];
  return {
    title,
    documentTitle: documentTitle(title, language),
    name: titledName(doctor.name, language),
    memberNumber,
    mustSetPassword,
    open,
    standing,
    contacts,
    tiles: entries.map(({ path, about }) => ({
      path,
      title: pages[path][language],
      about: t(`doctor.${about}`),
    })),
  };
}

function SignOut() {
  const { t } = useTranslation("shell");
  return (
    <form method="post" action="/dr-portal/logout">
      <Button variant="quiet">{t("sign-out")}</Button>
    </form>
  );
}

export default function DoctorDashboard() {
  const { t } = useTranslation("dashboards");
  const { title, name, memberNumber, mustSetPassword, open, standing, contacts, tiles } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} actions={<SignOut />} />
      <p className="text-xl font-bold">
        {`${t("welcome")} `}
        <Bilingual text={name} tag={false} />
      </p>
      <p className="mb-8 text-muted">
        {`${t("your-number")} `}
        <Ltr>{memberNumber}</Ltr>
      </p>
      {mustSetPassword ? <ChooseFirst open={open} /> : null}
      <Tiles tiles={tiles} />
      {standing ? (
        <div className="mt-10">
          <StandingPanel standing={standing} />
        </div>
      ) : null}
      {open ? (
        <div className="mt-10 grid items-start gap-10 lg:grid-cols-2">
          {contacts ? <ContactsQuestion contacts={contacts} /> : null}
          <AccountLinks />
        </div>
      ) : null}
      <p className="mt-10 text-muted">
        {`${t("not-right")} `}
        <a className="link" href={phoneLink(association.phone)}>
          <Ltr>{association.phone}</Ltr>
        </a>
      </p>
      <p className="text-muted">{t("leave-no-trace")}</p>
    </>
  );
}
