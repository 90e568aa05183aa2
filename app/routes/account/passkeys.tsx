import type { HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { account } from "~/addresses/accounts";
import { handler } from "~/auth/handler.server";
import { addOwnPasskey, changeOwnPasskey, loadPasskeys } from "~/auth/own-passkeys.server";
import { Passkeys } from "~/features/passkeys/passkeys";
import { PageHeader } from "~/ui";
import { ownPasskeys } from "./own-passkeys";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(account.passkeys, (visit) => loadPasskeys(visit.request, ownPasskeys(visit)));

export const action = handler(account.passkeys, (visit) => {
  const { request, params } = visit;
  const passkeys = ownPasskeys(visit);
  return "id" in params ? changeOwnPasskey(request, passkeys, params.id) : addOwnPasskey(request, passkeys);
});

export default function OwnPasskeys() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      <Passkeys {...loaded} refused={refused ?? undefined} of={useParams().id} />
    </>
  );
}
