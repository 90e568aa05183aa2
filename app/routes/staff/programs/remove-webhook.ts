import { redirect } from "@remix-run/node";
import { z } from "zod";
import { href } from "~/addresses/href";
import { programs } from "~/addresses/programs";
import { handler } from "~/auth/handler.server";
import { removeWebhook } from "~/domain/webhooks/webhooks.server";
import { submit } from "~/forms/submit.server";

const LIST = href(programs.webhooks);

export const loader = handler(programs.removeWebhook, () => redirect(LIST));

export const action = handler(programs.removeWebhook, ({ request, params, staff }) => {
  const { data: id } = z.uuid().safeParse(params.id);
  if (!id) throw new Response(null, { status: 404 });
  return submit(request, {
    form: `remove-webhook:${id}`,
    by: staff,
    write: (_, submission) => removeWebhook(staff, id, submission),
    answer: ({ done }) => {
      if (!done) throw new Response(null, { status: 404 });
      return { to: LIST, say: "programs:webhook-removed" };
    },
  });
});
