import { whoIs } from "~/auth/guards.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import {
  findPersonalCard,
  lookUpPersonalCard,
  type PersonalCard,
} from "~/domain/members/personal-card.server";
import { isShown } from "~/domain/members/public-register.server";
import { accessTo, actorOf } from "./access.server";
import { call, Refused, success } from "./call.server";
import { askedNumber } from "./input.server";

const publicPart = (card: PersonalCard) => ({
  DOC_NO: card.memberNumber,
  DOC_NAME_A: card.nameAr,
  DOC_NAME_E: card.nameEn,
});

const whole = (card: PersonalCard) => ({
  ...publicPart(card),
  NATIONAL_NO: card.nationalNumber,
  MOBIL: card.mobile,
  HOME_ADD: card.homeAddress,
  WORK_ADD: card.workAddress,
  E_MAIL: card.email,
});

/** The record in the shape that fits who asks: the doctor himself and those who keep the register see all of it (S4). */
export const loader = call(async ({ request, context }) => {
  const memberNumber = askedNumber(request);
  const others = { computer: "look-up", staff: "personal-card.open" } as const;
  const access = accessTo(await whoIs(request), memberNumber, others);
  if (!access) await enforceRateLimit("lookUp", context, memberNumber);
  const card =
    access && access.as !== "doctor"
      ? await lookUpPersonalCard(memberNumber, actorOf(access))
      : await findPersonalCard(memberNumber);
  if (!card || !(access || (await isShown(memberNumber)))) throw new Refused(404, "cards:none-found");
  return success({ doctor: access ? whole(card) : publicPart(card) });
});
