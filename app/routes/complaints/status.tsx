import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { complaints } from "~/addresses/staff";
import { safeNext } from "~/auth/safe-next";
import { visit } from "~/auth/visit.server";
import { getComplaint } from "~/domain/complaints/complaint.server";
import { changeStatus } from "~/domain/complaints/handling.server";
import { statusInput } from "~/domain/complaints/staff-input";
import type { Status } from "~/domain/complaints/status";
import { submissionOf } from "~/domain/submissions/once.server";
import { parseId } from "~/fields/id";
import { parseForm } from "~/fields/parse-form";
import { readForm } from "~/forms/read-body.server";
import { sentence } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { loadComplaint } from "./load-complaint.server";
import { ActPage, StatusForm } from "./message-forms";
import { GivenReply, StatusTag } from "./message-view";

type Refused = { code: string; back: string; chosen?: Status; conflict: boolean };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = await visit(request, complaints.status);
  return { complaint: await loadComplaint(params.id, language) };
}

function backTo(form: FormData, id: number): string {
  const own = `/complaints/${id}`;
  const back = safeNext(form.get("back"), own);
  return /^\/complaints(?=[/?]|$)/.test(back) ? back : own;
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, complaints.status);
  const { id } = await getComplaint(parseId(params.id));
  const form = await readForm(request);
  const back = backTo(form, id);
  const { value, refuse } = parseForm(form, statusInput);
  if (!value) {
    const code = refuse().error?.status?.[0] ?? "complaints:choose-status";
    return data<Refused>({ code, back, conflict: false }, { status: 422 });
  }
  const { status, version } = value;
  const submission = await submissionOf(form, `status:${id}`, staff);
  try {
    const { outcome, changed } = await changeStatus(staff, { id, status, seenVersion: version }, submission);
    if (!outcome.done) {
      const refused = { code: "complaints:conflict.status", back, chosen: status, conflict: true };
      return data<Refused>(refused, { status: 409 });
    }
    return await redirectWithFlash(
      request,
      back,
      changed
        ? { kind: "error", key: "complaints:sent-before" }
        : { kind: "success", key: "complaints:status-updated" },
    );
  } catch (error) {
    log.error("a status could not be changed", describeError(error));
    const refused = { code: "complaints:status-failed", back, chosen: status, conflict: false };
    return data<Refused>(refused, { status: 503 });
  }
}

export default function ChangeStatus() {
  const { t, language } = useTranslation("complaints");
  const { complaint } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const to = refused?.back ?? `/complaints/${complaint.id}`;
  const words = t(refused?.conflict ? "conflict.leave" : "reply-form.cancel");
  return (
    <ActPage complaint={complaint} back={{ to, words }}>
      {refused ? <Refusal sentence={sentence(language, refused.code)} /> : null}
      <p className="mb-4">
        {`${t("conflict.status-now")} `}
        <StatusTag status={complaint.status} />
      </p>
      {complaint.givenReply ? <GivenReply title={t("the-reply")} reply={complaint.givenReply} /> : null}
      <StatusForm
        complaint={complaint}
        back={to}
        chosen={refused?.chosen}
        button={refused?.conflict ? t("conflict.change-anyway") : undefined}
      />
    </ActPage>
  );
}

/** Why a form was not followed, where it is no single field's fault; focus moves here without script. */
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
