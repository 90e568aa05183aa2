import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { programs } from "~/addresses/programs";
import { visit } from "~/auth/visit.server";
import { removeWebhook } from "~/domain/webhooks/webhooks.server";
import { submit } from "~/forms/submit.server";

const LIST = "/dashboard/webhooks";

export async function loader({ request }: LoaderFunctionArgs) {
  await visit(request, programs.removeWebhook);
  return redirect(LIST);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, programs.removeWebhook);
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
}
