import { type HeadersFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { account } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import type { StaffUser } from "~/auth/guards.server";
import { handler } from "~/auth/handler.server";
import { readAttempt, refuseAttempt } from "~/auth/refused-attempt.server";
import { requireSecondStepCode } from "~/auth/second-step.server";
import { ownTokenHash } from "~/auth/sessions.server";
import { edition } from "~/content/current-edition";
import { pageTitle } from "~/content/navigation";
import { enrolment, secondStepOf, turnOnSecondStep } from "~/domain/accounts/second-step.server";
import { readForm } from "~/forms/read-body.server";
import { useTranslation } from "~/i18n";
import { redirectWithFlash } from "~/platform/flash.server";
import { qrPath } from "~/platform/qr-code.server";
import { Ltr, PageHeader } from "~/ui";
import { CodeForm, codeInput, wrongCode } from "./code-form";

const BEGIN = href(account.secondStep);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Returns the secret only to the session that began it: another session of the account may be a thief's. */
async function ownSecondStep(request: Request, staff: StaffUser) {
  const { state, sealed, session } = await secondStepOf(staff.id);
  const isOwn = session === (await ownTokenHash("staff", request));
  return { state, sealed: isOwn ? sealed : null };
}

export const loader = handler(account.secondStepConfirm, async ({ request, staff, language }) => {
  const { state, sealed } = await ownSecondStep(request, staff);
  const enrolmentView =
    state === "begun" && sealed ? enrolment(sealed, staff, edition().association.name.en) : null;
  if (!enrolmentView) throw redirect(BEGIN);
  const groups = enrolmentView.secret.match(/.{1,4}/g) ?? [];
  return {
    head: { title: pageTitle(BEGIN)[language] },
    secret: groups.join(" "),
    address: enrolmentView.address,
    qr: qrPath(enrolmentView.address),
  };
});

export const action = handler(account.secondStepConfirm, async ({ request, staff }) => {
  const form = await readForm(request);
  const done = () =>
    redirectWithFlash(request, href(account.overview), {
      kind: "success",
      key: "accounts:step.turned-on",
      link: { to: href(account.recoveryCodes), key: "accounts:recovery.make" },
    });
  const { state, sealed } = await ownSecondStep(request, staff);
  if (state === "on") return done();
  if (!sealed) return redirect(href(account.secondStep), 303);
  const { value, refuse } = readAttempt(form, codeInput);
  if (!value) return refuse();
  try {
    await requireSecondStepCode(staff.id, sealed, value.code);
  } catch (error) {
    return refuseAttempt(error, request, refuse, wrongCode);
  }
  await turnOnSecondStep(staff.id);
  return done();
});

export default function ConfirmSecondStep() {
  const { t } = useTranslation("accounts");
  const { secret, address, qr } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      <div className="max-w-md">
        <p className="font-bold">{t("step.scan")}</p>
        <p className="text-sm text-muted">{t("step.scan-hint")}</p>
        <svg
          role="img"
          aria-label={t("step.picture")}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          className="my-4 w-64 border"
          shapeRendering="crispEdges"
        >
          <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
          <path fill="#000" d={qr.path} />
        </svg>
        <p className="font-bold">{t("step.type")}</p>
        <p className="mb-6">
          <a className="link font-mono break-words" href={address}>
            <Ltr>{secret}</Ltr>
          </a>
        </p>
        <CodeForm of="setup" refused={refused ?? undefined} button={t("step.finish")} />
      </div>
    </>
  );
}
