import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { outbox } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { getLetter, sendAgain } from "~/domain/outbox/letters.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await visit(request, outbox.retry);
  const { id } = await getLetter(params.id);
  return redirect(`/dashboard/outbox/${id}`);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, outbox.retry);
  const form = await readForm(request);
  const { id } = await getLetter(params.id);
  const submission = await submissionOf(form, `send-again:${id}`, staff);
  const { outcome } = await sendAgain(staff, id, submission);
  return redirectWithFlash(
    request,
    `/dashboard/outbox/${id}`,
    outcome.done ? { kind: "success", key: "outbox:will-go" } : { kind: "error", key: "outbox:was-sent" },
  );
}
