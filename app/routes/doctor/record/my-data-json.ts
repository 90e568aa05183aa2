import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { copyOfRecord } from "~/domain/record-copy/record-copy.server";
import { contentDisposition } from "~/platform/download.server";
import { turnAway } from "~/platform/flash.server";

export const loader = handler(doctorPortal.myDataJson, async ({ request, doctor }) => {
  if (await overRateLimit("recordCopy", doctor.memberNumber))
    return turnAway(request, href(doctorPortal.myData), { kind: "error", key: "record:copy.too-often" });
  const copy = await copyOfRecord(doctor.memberNumber);
  return new Response(`${JSON.stringify(copy, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": contentDisposition(`naqaba-my-data-${doctor.memberNumber}.json`),
      "Cache-Control": "no-store",
    },
  });
});
