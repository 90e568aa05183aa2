import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { getComplaint } from "~/domain/complaints/complaint.server";
import { replyToComplaint } from "~/domain/complaints/reply.server";
import { replyInput } from "~/domain/complaints/staff-input";
import { submissionOf } from "~/domain/submissions/once.server";
import { parseId } from "~/forms/id";
import { parseForm } from "~/forms/parse-form";
import { readForm } from "~/forms/read-form.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { DefinitionTable } from "~/ui/definition-table";
import { documentTitle } from "~/ui/document-title";
import { Ltr } from "~/ui/ltr";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { toComplaints } from "./crumbs";
import { GivenReply } from "./given-reply";
import { type RefusedReply, ReplyForm } from "./reply-form";
import { shownComplaint } from "./shown-complaint.server";
import { StatusTag } from "./status-tag";
import { Written } from "./written";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "complaints.manage");
  const language = await languageOf(request);
  const complaint = await shownComplaint(params.id, language);
  const title = translator(language, "complaints")(complaint.email ? "reply" : "phone-answer");
  return { documentTitle: documentTitle(title, language), title, complaint };
}

const done = { email: "complaints:reply-saved", phone: "complaints:phone-recorded" };

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "complaints.manage");
  const { id } = await getComplaint(parseId(params.id));
  const form = await readForm(request);
  const { value, refuse } = parseForm(form, replyInput);
  if (!value) return data<RefusedReply>({ answer: refuse(), conflict: false }, { status: 422 });
  const submission = await submissionOf(form, `reply:${id}`, staff);
  try {
    const reply = { id, text: value.reply_message, seenVersion: value.version };
    const { outcome, changed } = await replyToComplaint(staff, reply, submission);
    if (outcome.done) {
      return await redirectWithFlash(
        request,
        `/complaints/${id}`,
        changed
          ? { kind: "error", key: "complaints:sent-before" }
          : { kind: "success", key: done[outcome.way] },
      );
    }
    const code = outcome.because === "replied-meanwhile" ? "reply" : "changed";
    const answer = refuse({ form: [`complaints:conflict.${code}`] });
    return data<RefusedReply>({ answer, conflict: true }, { status: 409 });
  } catch (error) {
    log.error("a reply could not be stored", describeError(error));
    const answer = refuse({ form: ["complaints:reply-failed"] });
    return data<RefusedReply>({ answer, conflict: false }, { status: 503 });
  }
}

export default function ReplyToComplaint() {
  const { t, language } = useTranslation("complaints");
  const { title, complaint } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { id, email, phone, status, givenReply } = complaint;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          ...toComplaints(language),
          { title: <Written>{complaint.title}</Written>, path: `/complaints/${id}` },
        ]}
      />
      <ReplyForm complaint={complaint} refused={refused}>
        {refused?.conflict ? (
          <p className="mb-4">
            {`${t("conflict.status-now")} `}
            <StatusTag status={status} />
          </p>
        ) : null}
        {givenReply ? (
          <GivenReply title={t(refused?.conflict ? "conflict.theirs" : "the-reply")} reply={givenReply} />
        ) : null}
        {givenReply && !refused ? <Notice kind="warning">{t("answered-before")}</Notice> : null}
        <div className="my-6">
          <DefinitionTable
            caption={t("the-message")}
            rows={[
              email
                ? {
                    label: t("reply-form.recipient"),
                    value: (
                      <Written>
                        <Ltr>{email}</Ltr>
                      </Written>
                    ),
                  }
                : { label: t("fields.phone"), value: <Ltr>{phone}</Ltr> },
              { label: t("fields.name"), value: <Written>{complaint.name}</Written> },
              { label: t("fields.title"), value: <Written>{complaint.title}</Written> },
            ]}
          />
          <p dir="auto" className="mt-4 whitespace-pre-wrap wrap-anywhere">
            {complaint.subject}
          </p>
        </div>
      </ReplyForm>
    </>
  );
}
