import { api } from "~/addresses/api";
import { whoIs } from "~/auth/guards.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import {
  findPersonalCard,
  lookUpPersonalCard,
  type PersonalCard,
} from "~/domain/members/personal-card.server";
import { findPublicName } from "~/domain/members/public-register.server";
import { type Access, accessTo, actorOf } from "./access.server";
import { call, success } from "./call.server";
import { requestedNumber } from "./input.server";
import { Refused } from "./refused.server";

const publicPart = (memberNumber: number, name: { ar: string; en: string }) => ({
  DOC_NO: memberNumber,
  DOC_NAME_A: name.ar,
  DOC_NAME_E: name.en,
});

const fullCard = (card: PersonalCard) => ({
  ...publicPart(card.memberNumber, { ar: card.nameAr, en: card.nameEn }),
  NATIONAL_NO: card.nationalNumber,
  MOBIL: card.mobile,
  HOME_ADD: card.homeAddress,
  WORK_ADD: card.workAddress,
  E_MAIL: card.email,
});

async function publicDoctor(memberNumber: number) {
  const name = await findPublicName(memberNumber, null);
  return name && publicPart(memberNumber, name);
}

async function wholeDoctor(memberNumber: number, access: Access) {
  const card =
    access.as === "doctor"
      ? await findPersonalCard(memberNumber)
      : await lookUpPersonalCard(memberNumber, actorOf(access));
  return card && fullCard(card);
}

/**
 * Returns the record in the form that fits the caller: the member and those who maintain the register see all of it
 * (S4).
 */
export const loader = call(api.personalCard, async ({ request, context }) => {
  const memberNumber = requestedNumber(request);
  const others = { computer: "look-up", staff: "personal-card.open" } as const;
  const access = accessTo(await whoIs(request), memberNumber, others);
  if (!access) await enforceRateLimit("lookUp", context, memberNumber);
  const doctor = access ? await wholeDoctor(memberNumber, access) : await publicDoctor(memberNumber);
  if (!doctor) throw new Refused(404, "cards:none-found");
  return success({ doctor });
});
