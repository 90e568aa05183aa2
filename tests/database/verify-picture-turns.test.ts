import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { waitForTurn } from "~/forms/uploads.server";
import { endAction, type RequestScope, runInRequest } from "~/platform/request-scope.server";
import { action } from "~/routes/verify/page";
import { useDatabase } from "../support/database";

useDatabase();

const UPLOADS_WORKED_ON_AT_ONCE = 4;
const open: RequestScope[] = [];

function newRequestScope(): RequestScope {
  const scope: RequestScope = { address: "198.51.100.1" };
  open.push(scope);
  return scope;
}

afterEach(() => {
  for (const scope of open.splice(0)) runInRequest(scope, endAction);
});

async function sendPictureToVerify() {
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("certificate", new File([picture], "certificate.png", { type: "image/png" }));
  const origin = "http://site.test";
  const request = new Request(`${origin}/verify`, {
    method: "POST",
    body: form,
    headers: { Origin: origin },
  });
  return runInRequest(newRequestScope(), () =>
    action({ request, params: {}, context: { client: "a client" } }),
  );
}

it("answers a picture sent to /verify while all upload slots are in use", async () => {
  for (let taken = 0; taken < UPLOADS_WORKED_ON_AT_ONCE; taken++) {
    await runInRequest(newRequestScope(), waitForTurn);
  }
  expect(await sendPictureToVerify()).toMatchObject({ init: { status: 422 } });
});
