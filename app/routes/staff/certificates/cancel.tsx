import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { certificates } from "~/addresses/certificates";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { cancelCertificate, findCertificate } from "~/domain/certificates/certificates.server";
import { certificatesAddress } from "~/domain/certificates/filter";
import { readSerial } from "~/domain/certificates/serial";
import { paragraphs } from "~/fields/field-schemas";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, SubmissionId, TextField, useChecks } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatDay, inLanguage, useTranslation } from "~/i18n";
import { Bilingual, Button, ButtonLink, DefinitionTable, Ltr, Notice, PageHeader } from "~/ui";

async function getCertificate(typed: string | undefined) {
  const read = readSerial(typed ?? "");
  const found = "serial" in read && read.serial === typed ? await findCertificate(read.serial) : null;
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

export const loader = handler(certificates.cancel, async ({ params, language }) => {
  const { serial, memberNumber, name, issuedOn, cancelledOn, cancelledBy } = await getCertificate(
    params.serial,
  );
  return {
    serial,
    memberNumber,
    name: inLanguage(language, name),
    issued: formatDay(issuedOn, language),
    cancelled: cancelledOn && { day: formatDay(cancelledOn, language), name: `\u2068${cancelledBy}\u2069` },
  };
});

const LONGEST_REASON = 500;
const schema = z.object({ reason: paragraphs(LONGEST_REASON) });

export const action = handler(certificates.cancel, async ({ request, params, staff }) => {
  const { serial } = await getCertificate(params.serial);
  return submit(request, {
    form: `cancel-certificate:${serial}`,
    by: staff,
    read: (form) =>
      readBySchema(form, schema, {
        show: (answer, { status }) => ({ answer: status === 409 ? null : answer }),
      }),
    write: ({ reason }, submission) => cancelCertificate({ serial, reason, staffId: staff.id }, submission),
    answer: ({ done }, refuse) =>
      done
        ? { to: certificatesAddress({ q: serial }), say: "certificates:staff.cancelled" }
        : refuse({}, { status: 409 }),
    sentBefore: "forms:sent-before",
    failed: { log: "failed to cancel a certificate", say: "certificates:staff.cancel-failed" },
  });
});

export default function CancelCertificate() {
  const { t } = useTranslation("certificates");
  const { serial, memberNumber, name, issued, cancelled } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      <div className="max-w-3xl">
        {cancelled ? (
          <div role={refused ? "alert" : undefined} className="mb-6">
            <Notice kind="warning">{t("staff.already-cancelled", cancelled)}</Notice>
          </div>
        ) : null}
        <DefinitionTable
          caption={t("staff.cancel-title")}
          rows={[
            { label: t("serial"), value: <Ltr>{serial}</Ltr> },
            { label: t("doctor"), value: <Bilingual text={name} tag={false} /> },
            { label: t("verify.number"), value: <Ltr>{memberNumber}</Ltr> },
            { label: t("issued"), value: issued },
          ]}
        />
        {cancelled ? null : (
          <>
            <p className="my-6">{t("staff.cancel-about")}</p>
            <CancelForm serial={serial} answer={refused?.answer} />
          </>
        )}
      </div>
    </>
  );
}

/** Asks for the reason; keeping the certificate is the default. */
function CancelForm({ serial, answer }: { serial: string; answer?: Answer | null }) {
  const { t } = useTranslation("certificates");
  const [form, fields] = useForm<{ reason: string }>({ id: "cancel", lastResult: answer });
  const label = t("staff.reason-label");
  return (
    <>
      <ErrorSummary form={form as never} labels={{ reason: label }} />
      <form id={form.id} method="post" noValidate {...useChecks(schema)}>
        <SubmissionId />
        <TextField
          field={fields.reason as never}
          label={label}
          hint={t("staff.reason-hint")}
          rows={4}
          dir="auto"
        />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={href(certificates.certificate, { serial })} variant="quiet">
            {t("staff.keep")}
          </ButtonLink>
          <Button type="submit" variant="danger">
            {t("staff.cancel-it")}
          </Button>
        </div>
      </form>
    </>
  );
}
