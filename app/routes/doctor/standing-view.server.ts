import { figureOn } from "~/content/current-edition";
import type { CertificateBlock } from "~/domain/certificates/eligibility";
import type { Owed } from "~/domain/dues/arrears";
import { type Month, monthOf, monthsAfter } from "~/domain/dues/paid-to";
import type { Standing } from "~/domain/standing/standing";
import { findStanding } from "~/domain/standing/standing.server";
import { monthInWords, paidView } from "~/features/dues/paid-view.server";
import type { NextStep, StandingAnswer } from "~/features/standing/standing";
import { formatDay, type Language, translator } from "~/i18n";
import { today } from "~/platform/clock.server";

/** Explains what blocks a certificate, why, and whom to contact. */
export function blockInWords(block: CertificateBlock, day: string, language: Language) {
  const t = translator(language, "certificates");
  const count = figureOn("certificate.months-behind", day);
  const month = monthInWords(monthsAfter(monthOf(day), -count), language);
  const way: NextStep = block === "not-practising" ? "refer" : "pay";
  return {
    says: t(`blocked.${block}`, { count }),
    why: t(`why.${block}`, { year: monthOf(day).year, month }),
    way,
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof findStanding>>>;

function wordsOn(day: string, language: Language) {
  const t = translator(language, "standing");
  const named = (month: Month) => monthInWords(month, language);
  const { year } = monthOf(day);
  const december = named({ year: year - 1, month: 12 });

  function certificate({ certificateBlock: block, late, paid: { social } }: Standing): StandingAnswer {
    if (block) {
      const { says, why } = blockInWords(block, day, language);
      return { tone: "no", says: t("certificate.no"), reasons: [says, why] };
    }
    if (!late) return { tone: "yes", says: t("certificate.yes"), reasons: [t("certificate.paid")] };
    const reason = social
      ? t("certificate.late-since", { month: named(monthsAfter(social, 0)) })
      : t("certificate.late-unknown");
    return { tone: "reminder", says: t("certificate.late"), reasons: [reason] };
  }

  /** The roll decides (decision 014); before there is one, the register's rule gives a forecast. */
  function vote({ voteBlocks, rightOnRoll }: Found): StandingAnswer {
    if (rightOnRoll)
      return {
        tone: rightOnRoll === "has" ? "yes" : "no",
        says: t(`vote.roll.${rightOnRoll}`),
        reasons: [t(`vote.roll-reasons.${rightOnRoll}`)],
      };
    return voteBlocks.length
      ? {
          tone: "no",
          says: t("vote.no"),
          reasons: voteBlocks.map((block) => t(`vote.blocks.${block}`, { year, month: december })),
        }
      : { tone: "yes", says: t("vote.yes"), reasons: [t("vote.paid", { year, month: december })] };
  }

  function item(owed: Owed): string {
    if (owed.fee !== "annual") {
      const { fee, months, from, to } = owed;
      return t(`unpaid.${fee}`, { count: months, from: named(from), to: named(to) });
    }
    return owed.from === owed.to ? t("unpaid.annual", { year: owed.to }) : t("unpaid.annual-years", owed);
  }

  function unpaid({ unpaid: { owed, notOnRecord } }: Standing): StandingAnswer {
    const reasons = notOnRecord.map((fee) => t(`unpaid.missing.${fee}`));
    if (owed.length) return { tone: "no", says: t("unpaid.something"), items: owed.map(item), reasons };
    return hasGaps(notOnRecord)
      ? { tone: "reminder", says: t("unpaid.unknown"), reasons }
      : { tone: "yes", says: t("unpaid.nothing"), reasons };
  }

  return { certificate, vote, unpaid };
}

/**
 * Doctors who pay no retirement contribution may not owe any; without a fee or a social subscription, data is missing.
 */
const hasGaps = (notOnRecord: string[]) => notOnRecord.some((fee) => fee !== "retirement");

function waysOn({ certificateBlock, unpaid: { owed, notOnRecord } }: Standing): NextStep[] {
  const ways: NextStep[] = [];
  if (certificateBlock === "not-practising") ways.push("refer");
  if (owed.length) ways.push("pay");
  if (hasGaps(notOnRecord)) ways.push("ask");
  return ways;
}

export async function standingView(memberNumber: number, language: Language) {
  const day = today();
  const standing = await findStanding(memberNumber, day);
  if (!standing) return null;
  const words = wordsOn(day, language);
  return {
    paid: paidView(standing.paid, day, language),
    asOf: standing.asOf && formatDay(standing.asOf, language),
    certificate: words.certificate(standing),
    vote: words.vote(standing),
    unpaid: words.unpaid(standing),
    owes: standing.unpaid.owed.length > 0,
    wayOn: waysOn(standing),
  };
}
