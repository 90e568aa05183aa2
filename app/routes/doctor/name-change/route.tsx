import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { tooManyRequests } from "~/auth/refused-attempt.server";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { nameChangeInput } from "~/domain/name-changes/input";
import { listOwnNameChanges } from "~/domain/name-changes/requests.server";
import { NamesFields } from "~/features/members/member-fields";
import { LONGEST_NAME } from "~/fields/checks";
import {
  ChooseFilesAgain,
  ErrorSummary,
  Field,
  SubmissionId,
  SubmitButton,
  TextField,
  useChecks,
  useErrorText,
  useFileField,
  useUploads,
} from "~/forms";
import { formatLongMoment, useTranslation } from "~/i18n";
import { ButtonLink, DefinitionTable, Notice, PageHeader, Recorded, RequestList } from "~/ui";
import { type RefusedRequest, requestNameChange } from "./action.server";

export const loader = handler(doctorPortal.nameChange, async ({ doctor, language }) => {
  const requests = await listOwnNameChanges(doctor.memberNumber);
  return {
    names: doctor.name,
    waits: requests.some(({ state }) => state === "waiting"),
    requests: requests.map(({ createdAt, decidedAt, ...request }) => ({
      ...request,
      sent: formatLongMoment(createdAt, language),
      decided: decidedAt && formatLongMoment(decidedAt, language),
    })),
  };
});

export const action = handler(doctorPortal.nameChange, async ({ request, doctor }) => {
  const over = await overRateLimit("nameChange", doctor.memberNumber);
  if (over) throw tooManyRequests(over);
  return requestNameChange(request, doctor);
});

export default function NameChange() {
  const { t } = useTranslation("names");
  const { names, waits, requests } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const present = (
    <>
      <p className="mb-4">{t("intro")}</p>
      <PresentNames names={names} />
    </>
  );
  return (
    <>
      <PageHeader by="doctor" />
      <div className="max-w-3xl">
        {waits && !refused ? (
          <>
            {present}
            <Notice>{t("one-at-a-time")}</Notice>
          </>
        ) : (
          <AskForm names={names} refused={refused}>
            {present}
          </AskForm>
        )}
        {requests.length ? <OwnRequests requests={requests} /> : null}
      </div>
    </>
  );
}

function PresentNames({ names }: { names: { ar: string; en: string } }) {
  const { t } = useTranslation("record");
  const named = (["ar", "en"] as const).map((language) => ({
    label: t(language === "ar" ? "fields.nameAr" : "fields.nameEn"),
    value: <Recorded lang={language} value={names[language]} />,
  }));
  return (
    <div className="mb-8">
      <DefinitionTable rows={named} />
    </div>
  );
}

type Fields = Record<"DOC_NAME_A" | "DOC_NAME_E" | "reason" | "document", string>;

type Props = {
  names: { ar: string; en: string };
  refused: RefusedRequest | undefined;
  children: ReactNode;
};

function AskForm({ names, refused, children }: Props) {
  const { t } = useTranslation("names");
  const say = useErrorText();
  const help = useFileField("paper", {
    type: say("names:errors.invalid-document"),
    large: say("names:errors.document-too-large"),
  });
  const [form, fields] = useForm<Fields, string[]>({
    id: "names",
    lastResult: refused?.answer,
    defaultValue: { DOC_NAME_A: names.ar, DOC_NAME_E: names.en },
  });
  const labels = {
    DOC_NAME_A: t("fields.DOC_NAME_A"),
    DOC_NAME_E: t("fields.DOC_NAME_E"),
    reason: t("fields.reason"),
    document: t("fields.document"),
  };
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      {...useChecks(nameChangeInput, "uploads max-w-2xl", "uploads")}
      {...useUploads()}
    >
      <ErrorSummary form={form} labels={labels} />
      {children}
      <SubmissionId />
      <NamesFields isOwn fields={fields} labels={labels} longest={LONGEST_NAME} />
      <TextField field={fields.reason} label={labels.reason} rows={3} dir="auto" optional />
      <ChooseFilesAgain sent={refused?.sentDocument} say={t("choose-again")} />
      <Field
        field={fields.document}
        label={labels.document}
        hint={t("hints.document")}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        {...help}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy="sending">{t("send")}</SubmitButton>
        <ButtonLink href={href(doctorPortal.personalCard)} variant="quiet">
          {t("cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}

type OwnRequest = Awaited<ReturnType<typeof loader>>["requests"][number];

function OwnRequests({ requests }: { requests: OwnRequest[] }) {
  const { t } = useTranslation("names");
  const items = requests.map(({ nameAr, nameEn, documentName, state, sent, decided, ...request }) => ({
    ...request,
    what: (
      <>
        <bdi lang="ar" className="font-bold">
          {nameAr}
        </bdi>
        <bdi lang="en">{nameEn}</bdi>
      </>
    ),
    state: t(`states.${state}`),
    facts: (
      <>
        {t("sent-on", { day: sent })}
        {decided ? ` · ${t("decided-on", { day: decided })}` : null}
        {" · "}
        <bdi className="wrap-anywhere">{documentName}</bdi>
      </>
    ),
  }));
  return <RequestList id="own-requests" title={t("yours")} items={items} />;
}
