import { redirect } from "@remix-run/node";
import { href } from "~/addresses/href";
import { outbox } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { getLetter, sendAgain } from "~/domain/outbox/letters.server";
import { submit } from "~/forms/submit.server";
import { canSend } from "~/platform/mail.server";

export const loader = handler(outbox.retry, async ({ params }) => {
  const { id } = await getLetter(params.id);
  return redirect(href(outbox.detail, { id }));
});

export const action = handler(outbox.retry, async ({ request, params, staff }) => {
  const { id } = await getLetter(params.id);
  const to = href(outbox.detail, { id });
  return submit(request, {
    form: `send-again:${id}`,
    by: staff,
    write: (_, submission) => sendAgain(staff, id, submission),
    answer: ({ done }) =>
      done
        ? { to, say: canSend() ? "outbox:will-go" : "outbox:stays-here" }
        : { to, say: "outbox:was-sent", kind: "error" },
  });
});
