import { type Month, monthsBehind } from "./paid-to";

const MONTHS_BACK = 6;

/**
 * Whether the social subscriptions are more than six months behind on a day (YYYY-MM-DD in Amman), whatever the year.
 * The certificate's own rule compares months alone (specification 2, §5) and so may let such a doctor through: who is
 * late is told, before it stands in the way. Not on record counts as late, as it counts as unpaid there.
 */
export const lateWithSubscriptions = (social: Month | null, today: string) =>
  !social || monthsBehind(social, today) > MONTHS_BACK;
