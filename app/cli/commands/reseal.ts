import type { Command } from "../command";

export const command: Command = {
  summary: "seals what the database keeps sealed under the first SESSION_SECRET, so that older ones may go",
  usage: "",
  explanation: `
The second steps of staff, the codes that open applications, drafts, the secrets of webhooks, and the keys that
sign certificates. Every process must know the new secret first.
Links to receipts cannot be made anew: they lead nowhere once their secret is taken off the list. Ends with 1 where
something was sealed under a secret that is not listed any more.`,
  positionals: { min: 0, max: 0 },
  async run() {
    const { withDatabase } = await import("../with-database");
    const { resealSecondSteps } = await import("~/domain/accounts/second-step.server");
    const { resealKeys } = await import("~/domain/certificates/signing-keys.server");
    const { resealApplicationCodes, resealDrafts } = await import("~/domain/internships/reseal.server");
    const { resealWebhooks } = await import("~/domain/webhooks/webhooks.server");
    const counts = await withDatabase(async () => ({
      "Second steps": await resealSecondSteps(),
      Applications: await resealApplicationCodes(),
      Drafts: await resealDrafts(),
      Webhooks: await resealWebhooks(),
      "Certificate keys": await resealKeys(),
    }));
    for (const [what, { resealed, lost }] of Object.entries(counts))
      console.log(`${what.padEnd(16)} ${resealed} sealed anew, ${lost} lost`);
    return Object.values(counts).some(({ lost }) => lost) ? 1 : 0;
  },
};
