import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { programs } from "~/addresses/programs";
import { visit } from "~/auth/visit.server";
import { revokeApiClient } from "~/domain/api-clients/api-clients.server";
import { submit } from "~/forms/submit.server";

const LIST = "/dashboard/api-clients";

export async function loader({ request }: LoaderFunctionArgs) {
  await visit(request, programs.revokeClient);
  return redirect(LIST);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, programs.revokeClient);
  const { data: id } = z.uuid().safeParse(params.id);
  if (!id) throw new Response(null, { status: 404 });
  return submit(request, {
    form: `revoke-client:${id}`,
    by: staff,
    write: (_, submission) => revokeApiClient(staff, id, submission),
    answer: ({ done }) => {
      if (!done) throw new Response(null, { status: 404 });
      return { to: LIST, say: "programs:key-withdrawn" };
    },
  });
}
