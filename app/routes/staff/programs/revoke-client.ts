import { redirect } from "@remix-run/node";
import { z } from "zod";
import { href } from "~/addresses/href";
import { programs } from "~/addresses/programs";
import { handler } from "~/auth/handler.server";
import { revokeApiClient } from "~/domain/api-clients/api-clients.server";
import { submit } from "~/forms/submit.server";

const LIST = href(programs.apiClients);

export const loader = handler(programs.revokeClient, () => redirect(LIST));

export const action = handler(programs.revokeClient, ({ request, params, staff }) => {
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
});
