import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { complaints } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { safeNext } from "~/auth/safe-next";
import { getComplaint } from "~/domain/complaints/complaint.server";
import { changeStatus } from "~/domain/complaints/handling.server";
import { statusInput } from "~/domain/complaints/input";
import type { Status } from "~/domain/complaints/status";
import { parseId } from "~/fields/id";
import { type Refusal as FormRefusal, parseForm } from "~/fields/parse-form";
import { submit } from "~/forms/submit.server";
import { sentence, useTranslation } from "~/i18n";
import { loadComplaint } from "./load-complaint.server";
import { ComplaintActionPage, StatusForm } from "./message-forms";
import { StatusTag, StoredReply } from "./message-view";

type Refused = { code: string; back: string; chosen?: Status; conflict: boolean };

export const loader = handler(complaints.status, async ({ params, language }) => ({
  complaint: await loadComplaint(params.id, language),
}));

function backTo(form: FormData, id: number): string {
  const detailPath = href(complaints.detail, { id });
  const back = safeNext(form.get("back"), detailPath);
  return /^\/complaints(?=[/?]|$)/.test(back) ? back : detailPath;
}

function readStatus(form: FormData, id: number) {
  const { value, refuse } = parseForm(form, statusInput);
  const back = backTo(form, id);
  return {
    value,
    refuse: ({ form: [reason] = [] }: FormRefusal = {}, { status = 422 }: { status?: number } = {}) => {
      const code = reason ?? refuse().error?.status?.[0] ?? "complaints:choose-status";
      return data<Refused>({ code, back, chosen: value?.status, conflict: status === 409 }, { status });
    },
  };
}

export const action = handler(complaints.status, async ({ request, params, staff }) => {
  const { id } = await getComplaint(parseId(params.id));
  return submit(request, {
    form: `status:${id}`,
    by: staff,
    read: (form) => readStatus(form, id),
    write: ({ status, version: seenVersion }, submission) =>
      changeStatus(staff, { id, status, seenVersion }, submission),
    answer: ({ done }, refuse, { form }) =>
      done
        ? { to: backTo(form, id), say: "complaints:status-updated" }
        : refuse({ form: ["complaints:conflict.status"] }, { status: 409 }),
    sentBefore: "forms:sent-before",
    failed: { log: "failed to change a status", say: "complaints:status-failed" },
  });
});

export default function ChangeStatus() {
  const { t, language } = useTranslation("complaints");
  const { complaint } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const to = refused?.back ?? href(complaints.detail, { id: complaint.id });
  const words = t(refused?.conflict ? "conflict.leave" : "reply-form.cancel");
  return (
    <ComplaintActionPage complaint={complaint} back={{ to, words }}>
      {refused ? <Refusal sentence={sentence(language, refused.code)} /> : null}
      <p className="mb-4">
        {`${t("conflict.status-now")} `}
        <StatusTag status={complaint.status} />
      </p>
      {complaint.givenReply ? <StoredReply title={t("the-reply")} reply={complaint.givenReply} /> : null}
      <StatusForm
        complaint={complaint}
        back={to}
        chosen={refused?.chosen}
        button={refused?.conflict ? t("conflict.change-anyway") : undefined}
      />
    </ComplaintActionPage>
  );
}

/** Explains a refusal that is not about a single field; focus moves here without script. */
function Refusal({ sentence }: { sentence: string }) {
  const { t } = useTranslation("forms");
  return (
    <div role="alert" className="error-summary">
      {/* biome-ignore lint/a11y/noAutofocus: moves focus to the problem where no script can */}
      <h2 tabIndex={-1} autoFocus className="text-lg font-bold">
        {t("problem")}
      </h2>
      <p className="mt-2">{sentence}</p>
    </div>
  );
}
