import { createHash } from "node:crypto";
import { readSent } from "~/domain/certificates/read-sent.server";
import { verifyProof } from "~/domain/certificates/verification.server";
import { readCode } from "~/domain/certificates/verification-code";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { readForm } from "~/forms/read-body.server";
import { translator } from "~/i18n";
import { MOST_FILE_BYTES } from "~/platform/file-limits";
import { readProofLink } from "~/proof/proof-link";
import { type Asking, check, type LookedUp, orSayWhy, particularsOf, unknown } from "./look-up.server";

/** A code that is typed or scanned of a certificate that was issued before there were signatures. */
async function checkByCode(code: string, asking: Asking): Promise<LookedUp> {
  const found = await check(code, asking);
  return { ...found, status: found.check?.status === "valid" ? 200 : 422 };
}

async function checkText(text: string | null, asking: Asking): Promise<LookedUp> {
  const { code, proof } = readProofLink(text ?? "");
  const known = proof ? null : readCode(code ?? text ?? "");
  if (known) return checkByCode(known, asking);
  const { refused, certificate, issuer } = await verifyProof(proof);
  const particulars = certificate ? particularsOf(certificate, asking.language) : unknown;
  return { status: refused ? 422 : 200, check: { ...particulars, status: refused ?? "valid", issuer } };
}

const digestOf = (bytes: Buffer) => `sent-${createHash("sha256").update(bytes).digest("base64url")}`;

async function answerTo(asking: Asking): Promise<LookedUp> {
  const { request, context, language } = asking;
  const t = translator(language, "certificates");
  const form = await readForm(request, { fileOf: { kind: "reader", id: context.client ?? "" } });
  const [file, typed] = [form.get("certificate"), form.get("text")];
  const text = typeof typed === "string" ? typed.trim() : "";
  const isSent = file instanceof File && file.size > 0;
  if (!isSent && !text) return { status: 422, sentence: t("verify.nothing-sent") };
  if (isSent && file.size > MOST_FILE_BYTES) return { status: 422, sentence: t("verify.file-too-large") };
  const bytes = isSent ? Buffer.from(await file.arrayBuffer()) : Buffer.from(text);
  await enforceRateLimit("lookUp", context, digestOf(bytes));
  const checked = await checkText(isSent ? await readSent(bytes) : text, asking);
  return { ...checked, sent: isSent ? "" : text };
}

/** What a stranger sends: a certificate's PDF, a picture of it, or what its QR code holds. Nothing of it is kept. */
export const checkSent = (asking: Asking): Promise<LookedUp> =>
  orSayWhy(asking.language, () => answerTo(asking));
