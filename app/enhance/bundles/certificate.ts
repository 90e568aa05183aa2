import { base64urlBytes } from "~/proof/base64url";
import { checkSignedCertificate, dayOf, type Verify } from "~/proof/check-signed-certificate";
import { readKeySet } from "~/proof/key-set";
import { readProofLink } from "~/proof/proof-link";
import { readStatusList } from "~/proof/status-list";
import { readByCamera } from "../camera";
import { CERTIFICATE_KEYS, CERTIFICATE_STATUS, keepForOffline } from "../kept-check";
import { signedResult } from "../signed-result";

/** Checks the signed facts behind the address on this device, and keeps what it takes to do so without a network. */
const certificate = document.querySelector<HTMLElement>("[data-enhance~=certificate]")!;
const recorded = document.querySelector<HTMLElement>(".recorded-check");
const result = signedResult(certificate);

const importKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey("raw", bytes, "Ed25519", false, ["verify"]);

const verify: Verify = async (bytes, signature, signed) =>
  crypto.subtle.verify("Ed25519", await importKey(bytes), signature as BufferSource, signed as BufferSource);

const ANY_KEY = "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo";
const knowsEd25519 = async () => {
  try {
    return Boolean(await importKey(base64urlBytes(ANY_KEY)!));
  } catch {
    return false;
  }
};

const textOf = async (address: string) => (await fetch(address, { credentials: "omit" })).text();

/**
 * True if the association's record says more than the signature: a cancellation, or that there is no such certificate.
 */
const knowsMore = (record: string, outcome: string) =>
  outcome === "valid" ? record !== "valid" : outcome === "cancelled" && record === outcome;

async function check(text: string): Promise<void> {
  if (!(await knowsEd25519())) return result.tellNoMeans();
  const keys = readKeySet(await textOf(CERTIFICATE_KEYS).catch(() => "")) ?? [];
  const listed = await textOf(CERTIFICATE_STATUS).catch(() => "");
  const status = await readStatusList(listed, { keys, verify });
  const checked = await checkSignedCertificate(readProofLink(text).proof, {
    keys,
    verify,
    isCancelled: ({ idx }) => status?.isCancelled(idx) ?? false,
    today: dayOf(Date.now() / 1000),
  });
  result.tell(checked, status);
  const record = text === location.href && recorded?.dataset.status;
  certificate.hidden = Boolean(record && knowsMore(record, checked.refused ?? "valid"));
  if (recorded) recorded.hidden = !certificate.hidden;
}

const checkAddress = async () => {
  if (location.hash.startsWith("#1.")) await check(location.href);
};

async function checkScanned(text: string): Promise<void> {
  await check(text);
  certificate.scrollIntoView({ block: "nearest" });
}

addEventListener("hashchange", checkAddress);
checkAddress()
  .then(() => readByCamera(checkScanned))
  .then(keepForOffline);
