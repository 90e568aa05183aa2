import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { getNameChange, recordPaperRead } from "~/domain/name-changes/queries.server";
import { parseId } from "~/forms/id";
import { contentDisposition } from "~/platform/attachments.server";
import { turnAway } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { storage } from "~/platform/storage/storage.server";
import { LIST } from "./address";

const stored = (key: string) =>
  storage()
    .get(key)
    .catch((error) => {
      log.error("the paper of a name change could not be read", describeError(error));
      return null;
    });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "names.decide");
  const asked = await getNameChange(parseId(params.id));
  const file = await stored(asked.documentKey);
  if (!file) return turnAway(request, `${LIST}/${asked.id}`, { kind: "error", key: "names:no-document" });
  await recordPaperRead(staff, asked);
  return new Response(file.body, {
    headers: {
      "Content-Type": asked.documentType,
      "Content-Disposition": contentDisposition(asked.documentName),
      "Content-Length": String(file.size),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  });
}
