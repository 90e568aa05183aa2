import { useLoaderData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { isOwnPasswordDue } from "~/auth/reauthenticate.server";
import { edition } from "~/content/current-edition";
import { pageTitle } from "~/content/navigation";
import { contactsDue, maskedMobile } from "~/domain/members/contacts";
import { findContacts } from "~/domain/members/contacts.server";
import { titledName } from "~/domain/members/names";
import { maskedEmail } from "~/domain/outbox/masked-email";
import { PaidThisYear } from "~/features/dues/paid-figures";
import { StandingPanel } from "~/features/standing/standing";
import { SubmissionId } from "~/forms";
import { type LocalText, useTranslation } from "~/i18n";
import { today } from "~/platform/clock.server";
import {
  Bilingual,
  Button,
  ButtonLink,
  CallOffice,
  Card,
  Ltr,
  Notice,
  PageHeader,
  Seal,
  StarField,
} from "~/ui";
import { PapersAndAccount } from "./papers";
import { standingView } from "./standing-view.server";

export const loader = handler(doctorPortal.dashboard, async ({ doctor, language }) => {
  const { memberNumber, mustSetPassword } = doctor;
  const open = !isOwnPasswordDue(doctor);
  const [standing, contacts] = open
    ? await Promise.all([standingView(memberNumber, language), contactsToAsk(memberNumber)])
    : [null, null];
  return {
    name: titledName(doctor.name, language),
    memberNumber,
    mustSetPassword,
    open,
    standing,
    contacts,
  };
});

/** A member's contacts, masked against people looking over the shoulder. */
type MaskedContacts = { mobile: string | null; email: string | null; version: number };

async function contactsToAsk(memberNumber: number): Promise<MaskedContacts | null> {
  const contacts = await findContacts(memberNumber);
  if (!contacts || !contactsDue(contacts.confirmedOn, today())) return null;
  const { mobile, email, version } = contacts;
  return { mobile: mobile && maskedMobile(mobile), email: email && maskedEmail(email), version };
}

export default function DoctorDashboard() {
  const { t } = useTranslation("dashboards");
  const { name, memberNumber, mustSetPassword, open, standing, contacts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader actions={<SignOut />} />
      <p className="mb-6 text-xl font-bold">
        {`${t("welcome")} `}
        <Bilingual text={name} tag={false} />
      </p>
      {mustSetPassword ? <ChooseFirst open={open} /> : null}
      {standing ? <StandingPanel standing={standing} /> : null}
      {contacts ? <ContactsQuestion contacts={contacts} /> : null}
      <div className="doctor-card-row">
        <MemberCard name={name} memberNumber={memberNumber} />
        {standing ? <PaidThisYear paid={standing.paid} /> : null}
      </div>
      {open ? <PapersAndAccount /> : null}
      <p className="mt-10 text-muted">
        <CallOffice words={t("not-right")} />
      </p>
      <p className="text-muted">{t("leave-no-trace")}</p>
    </>
  );
}

function SignOut() {
  const { t } = useTranslation("shell");
  return (
    <form method="post" action={href(doctorPortal.signOut)}>
      <Button variant="quiet">{t("sign-out")}</Button>
    </form>
  );
}

const SET_PASSWORD = href(doctorPortal.setPassword);

/** Asks a doctor who signed in with the national number to choose a password, or advises it where it is optional. */
function ChooseFirst({ open }: { open: boolean }) {
  const { t, language } = useTranslation(["dashboards", "standing"]);
  return (
    <div className="mb-8">
      <Notice kind="warning">
        <p className="mb-3">{open ? t("dashboards:no-own-password") : t("standing:choose-first")}</p>
        <ButtonLink href={SET_PASSWORD}>{pageTitle(SET_PASSWORD)[language]}</ButtonLink>
      </Notice>
    </div>
  );
}

function Contact({ label, value }: { label: string; value: string | null }) {
  const { t } = useTranslation("standing");
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{value ? <Ltr>{value}</Ltr> : t("contacts.none")}</dd>
    </div>
  );
}

function ContactsQuestion({ contacts: { mobile, email, version } }: { contacts: MaskedContacts }) {
  const { t } = useTranslation("standing");
  const known = Boolean(mobile || email);
  return (
    <Card as="section" className="mt-10 gap-3 p-6">
      <h2 className="text-lg">{t(known ? "contacts.title" : "contacts.none-title")}</h2>
      {known ? (
        <dl className="grid gap-2">
          <Contact label={t("contacts.mobile")} value={mobile} />
          <Contact label={t("contacts.email")} value={email} />
        </dl>
      ) : null}
      <p className="text-sm text-muted">{t("contacts.why")}</p>
      <div className="flex flex-wrap items-center gap-4">
        {known ? (
          <form method="post" action={href(doctorPortal.confirmContacts)}>
            <SubmissionId />
            <input type="hidden" name="version" value={version} />
            <Button variant="quiet">{t("contacts.yes")}</Button>
          </form>
        ) : null}
        <ButtonLink variant="quiet" href={href(doctorPortal.personalCard)}>
          {t(known ? "contacts.change" : "contacts.add")}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The member's card in the proportions of a membership card, to be shown at the counter. */
function MemberCard({ name, memberNumber }: { name: LocalText; memberNumber: number }) {
  const { t } = useTranslation("dashboards");
  return (
    <div className="member-card">
      <StarField />
      <p className="member-card-head">
        <Seal />
        <span>
          <b lang="en">{edition().association.name.en}</b>
          <b lang="ar">{edition().association.name.ar}</b>
        </span>
      </p>
      <p>
        <span className="sr-only">{t("your-number")} </span>
        <b className="member-card-number">
          <Ltr>{memberNumber}</Ltr>
        </b>
        <b className="member-card-name">
          <Bilingual text={name} tag={false} />
        </b>
      </p>
    </div>
  );
}
