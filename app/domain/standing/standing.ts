import { type CertificateBlock, certificateBlock } from "~/domain/certificates/eligibility";
import { lateWithSubscriptions, type Paid, type Unpaid, unpaid } from "~/domain/dues/arrears";
import { paidTo } from "~/domain/dues/paid-to";
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
  /** True for a doctor who is late although the certificate rule still allows one. */
  late: boolean;
  voteBlocks: VoteBlock[];
  unpaid: Unpaid;
  paid: Paid;
};

export function standingOf(facts: StandingFacts, today: string): Standing {
  const { workStatus, annual, socialYear, socialMonth } = facts;
  const social = paidTo(socialYear, socialMonth);
  const paid = { annual, social, retirement: paidTo(facts.retirementYear, facts.retirementMonth) };
  const forCertificate = { workStatus, annual, socialYear, lastMonthSocial: socialMonth };
  const block = certificateBlock(forCertificate, today);
  return {
    certificateBlock: block,
    late: block === null && lateWithSubscriptions(social, today),
    voteBlocks: voteBlocks({ workStatus, annual, social }, today),
    unpaid: unpaid(paid, today),
    paid,
  };
}
