import { data, type HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { handler, withSenderAccess } from "~/auth/handler.server";
import { may } from "~/auth/permissions";
import { asTyped } from "~/domain/members/details";
import { lookUpProblem } from "~/domain/members/look-up";
import { findPersonalCard } from "~/domain/members/personal-card.server";
import { detailNames, useDetailLabels } from "~/features/members/member-fields";
import { describeError, log } from "~/platform/log.server";
import { OnRecordNow, PageHeader } from "~/ui";
import { type RefusedDetails, saveDetails } from "./action.server";
import { CardNotLoaded, DetailsForm, NoOwnCard, RecordLinks } from "./view";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(doctorPortal.personalCard, async ({ doctor, staff }) => {
  const { status, card, problem } = doctor
    ? await loadCard(doctor.memberNumber)
    : { status: 200, card: null, problem: null };
  return data(
    {
      by: doctor ? ("doctor" as const) : ("staff" as const),
      card,
      problem,
      mayDecideNames: staff !== null && may(staff.role, "names.decide"),
    },
    { status },
  );
});

/** Returns the signed-in doctor's card, or why it cannot be shown, with the status of that page. */
async function loadCard(memberNumber: number) {
  try {
    const found = await findPersonalCard(memberNumber);
    if (!found) throw new Error("a doctor who signed in is not on the register");
    const { nameAr, nameEn, version } = found;
    return {
      status: 200,
      card: { memberNumber, nameAr, nameEn, version, typed: asTyped(found) },
      problem: null,
    };
  } catch (error) {
    log.error("failed to read a personal card", describeError(error));
    return { status: 503, card: null, problem: lookUpProblem(error) };
  }
}

export const action = handler(withSenderAccess(doctorPortal.personalCard), ({ request, doctor }) =>
  saveDetails(request, doctor),
);

export default function PersonalCardPage() {
  const { by, card, problem, mayDecideNames } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedDetails>();
  const labels = useDetailLabels();
  return (
    <>
      <PageHeader by={by} />
      {card ? (
        <div className="grid gap-10 lg:grid-cols-[2fr_1fr]">
          <div className="min-w-0">
            <DetailsForm card={card} refused={refused} />
            {refused?.conflict ? (
              <OnRecordNow
                rows={detailNames.map((name) => ({ label: labels[name], value: card.typed[name] }))}
              />
            ) : null}
          </div>
          <RecordLinks />
        </div>
      ) : null}
      {problem ? <CardNotLoaded problem={problem} /> : null}
      {card || problem ? null : <NoOwnCard mayDecideNames={mayDecideNames} />}
    </>
  );
}
