import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { outbox } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { getLetter, sendAgain } from "~/domain/outbox/letters.server";
import { submit } from "~/forms/submit.server";
import { canSend } from "~/platform/mail.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await visit(request, outbox.retry);
  const { id } = await getLetter(params.id);
  return redirect(`/dashboard/outbox/${id}`);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, outbox.retry);
  const { id } = await getLetter(params.id);
  const to = `/dashboard/outbox/${id}`;
  return submit(request, {
    form: `send-again:${id}`,
    by: staff,
    write: (_, submission) => sendAgain(staff, id, submission),
    answer: ({ done }) =>
      done
        ? { to, say: canSend() ? "outbox:will-go" : "outbox:stays-here" }
        : { to, say: "outbox:was-sent", kind: "error" },
  });
}
