import { api } from "~/addresses/api";
import {
  type FinancialCard,
  findFinancialCard,
  lookUpFinancialCard,
} from "~/domain/dues/financial-card.server";
import { inLanguage, type Language } from "~/i18n";
import { requireAccess } from "./access.server";
import { call, success } from "./call.server";
import { requestedNumber } from "./input.server";
import { Refused } from "./refused.server";

const asRow = (card: FinancialCard, language: Language) => ({
  DOC_NAME_A: card.name.ar,
  DOC_NO: card.memberNumber,
  WORK_STATUS_DESC: inLanguage(language, card.workStatus).value,
  LAST_Y_SOC: card.socialYear,
  LAST_M_SOC: card.socialMonth,
  LAST_Y_RET: card.retirementYear,
  LAST_M_RET: card.retirementMonth,
  YYRR: card.annualFees,
});

export const loader = call(api.financialCard, async ({ request, language, caller }) => {
  const memberNumber = requestedNumber(request);
  const access = requireAccess(caller, memberNumber, { computer: "look-up" });
  const card = await (access.as === "computer"
    ? lookUpFinancialCard(memberNumber, access.computer.id)
    : findFinancialCard(memberNumber));
  if (!card) throw new Refused(404, "cards:none-found");
  return success({ Data: [asRow(card, language)] });
});
