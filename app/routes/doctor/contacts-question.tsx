import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Ltr } from "~/ui/text";

/** A member's contacts, masked: who looks over the shoulder learns nothing. */
export type MaskedContacts = { mobile: string | null; email: string | null; version: number };

function Contact({ label, value }: { label: string; value: string | null }) {
  const { t } = useTranslation("standing");
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{value ? <Ltr>{value}</Ltr> : t("contacts.none")}</dd>
    </div>
  );
}

/** Once a year: are these still the mobile and the e-mail? */
export function ContactsQuestion({ contacts: { mobile, email, version } }: { contacts: MaskedContacts }) {
  const { t } = useTranslation("standing");
  const known = Boolean(mobile || email);
  return (
    <Card as="section" className="gap-3 p-6">
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
          <form method="post" action="/dr-dashboard/confirm-contacts">
            <SubmissionId />
            <input type="hidden" name="version" value={version} />
            <Button>{t("contacts.yes")}</Button>
          </form>
        ) : null}
        <ButtonLink variant="quiet" href="/dashboard/personal-card">
          {t(known ? "contacts.change" : "contacts.add")}
        </ButtonLink>
      </div>
    </Card>
  );
}
