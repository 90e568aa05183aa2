import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { addOwnPasskey, changeOwnPasskey, loadPasskeys } from "~/auth/own-passkeys.server";
import { visit } from "~/auth/visit.server";
import { Passkeys } from "~/forms";
import { PageHeader } from "~/ui";
import { ownPasskeys } from "./own-passkeys";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await visit(request, doctorPortal.passkeys);
  return loadPasskeys(request, ownPasskeys(who));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const who = await visit(request, doctorPortal.passkeys);
  const own = ownPasskeys(who);
  return "id" in params ? changeOwnPasskey(request, own, params.id) : addOwnPasskey(request, own);
}

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
