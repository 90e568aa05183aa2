import { type CertificateBlock, certificateBlock } from "~/domain/certificates/eligibility";
import { lateWithSubscriptions, type Unpaid, unpaid } from "~/domain/dues/arrears";
import { type Month, paidTo } from "~/domain/dues/paid-to";
import { type VoteBlock, voteBlocks } from "~/domain/elections/eligibility";

export type StandingFacts = {
  workStatus: number;
  annual: number | null;
  socialYear: number | null;
  socialMonth: number | null;
  retirementYear: number | null;
  retirementMonth: number | null;
};

export type Standing = {
  certificateBlock: CertificateBlock | null;
  /** Though the certificate's rule lets them through. */
  late: boolean;
  voteBlocks: VoteBlock[];
  unpaid: Unpaid;
  social: Month | null;
};

export function standingOf(facts: StandingFacts, today: string): Standing {
  const { workStatus, annual, socialYear, socialMonth } = facts;
  const social = paidTo(socialYear, socialMonth);
  const retirement = paidTo(facts.retirementYear, facts.retirementMonth);
  const forCertificate = { workStatus, annual, socialYear, lastMonthSocial: socialMonth };
  const block = certificateBlock(forCertificate, today);
  return {
    certificateBlock: block,
    late: block === null && lateWithSubscriptions(social, today),
    voteBlocks: voteBlocks({ workStatus, annual, social }, today),
    unpaid: unpaid({ annual, social, retirement }, today),
    social,
  };
}
