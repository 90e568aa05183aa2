import { createHash } from "node:crypto";
import { data, type HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { verification } from "~/addresses/certificates";
import { handler } from "~/auth/handler.server";
import { readSent } from "~/domain/certificates/read-sent.server";
import { verifyProof } from "~/domain/certificates/verification.server";
import { readCode } from "~/domain/certificates/verification-code";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { readForm } from "~/forms/read-body.server";
import { waitForReaderTurn } from "~/forms/uploads.server";
import { translator } from "~/i18n";
import { MAX_FILE_BYTES } from "~/platform/file-limits";
import { readProofLink } from "~/proof/proof-link";
import { Checking } from "./checking";
import { privately, verifyHead } from "./head.server";
import {
  type Asking,
  check,
  type LookedUp,
  lookUpCertificate,
  orSayWhy,
  particularsOf,
  unknown,
} from "./look-up.server";

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

export const loader = handler(verification.page, async ({ request, context, language }) => {
  const { status, headers, ...found } = await lookUpCertificate({
    request,
    context,
    pathCode: undefined,
    language,
  });
  return data(
    { ...verifyHead(language), ...found },
    { status, headers: privately(headers, found.searchedBy) },
  );
});

/** Writes nothing but that it was checked, and so has no submission: the same sent twice is looked at twice. */
export const action = handler(verification.page, async ({ request, context, language }) => {
  const { status, headers, ...found } = await checkSent({ request, context, language });
  return data(found, { status, headers: privately(headers, "file") });
});

export default function Verify() {
  const lookedUp = useLoaderData<typeof loader>();
  return <Checking {...(useActionData<typeof action>() ?? lookedUp)} />;
}

/** Verifies a certificate by its code, for those issued before there were signatures. */
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

async function digestOf(sent: Blob): Promise<string> {
  const digest = createHash("sha256");
  for await (const chunk of sent.stream() as unknown as AsyncIterable<Uint8Array>) digest.update(chunk);
  return `sent-${digest.digest("base64url")}`;
}

async function textIn(file: File): Promise<string | null> {
  await waitForReaderTurn();
  return readSent(Buffer.from(await file.arrayBuffer()));
}

async function answerTo(asking: Asking): Promise<LookedUp> {
  const { request, context, language } = asking;
  const t = translator(language, "certificates");
  const form = await readForm(request, { fileOf: { kind: "reader", id: context.client ?? "" } });
  const [file, typed] = [form.get("certificate"), form.get("text")];
  const text = typeof typed === "string" ? typed.trim() : "";
  const isSent = file instanceof File && file.size > 0;
  if (!isSent && !text) return { status: 422, sentence: t("verify.nothing-sent") };
  if (isSent && file.size > MAX_FILE_BYTES) return { status: 422, sentence: t("verify.file-too-large") };
  await enforceRateLimit("lookUp", context, await digestOf(isSent ? file : new Blob([text])));
  const checked = await checkText(isSent ? await textIn(file) : text, asking);
  return { ...checked, sent: isSent ? "" : text };
}

/**
 * Checks what a stranger sends: a certificate's PDF, a picture of it, or the text of its QR code. Nothing is stored.
 */
const checkSent = (asking: Asking): Promise<LookedUp> => orSayWhy(asking.language, () => answerTo(asking));
