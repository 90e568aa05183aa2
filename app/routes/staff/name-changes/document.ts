import { href } from "~/addresses/href";
import { nameChanges } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { getNameChange, recordPaperRead } from "~/domain/name-changes/requests.server";
import { parseId } from "~/fields/id";
import { paperResponse } from "~/platform/download.server";
import { turnAway } from "~/platform/flash.server";

export const loader = handler(nameChanges.document, async ({ request, params, staff }) => {
  const nameChange = await getNameChange(parseId(params.id));
  const { documentKey: key, documentName: name, documentType: type } = nameChange;
  const file = await paperResponse({ key, name, type });
  if (!file)
    return turnAway(request, href(nameChanges.detail, { id: nameChange.id }), {
      kind: "error",
      key: "names:no-document",
    });
  await recordPaperRead(staff, nameChange);
  return file;
});
