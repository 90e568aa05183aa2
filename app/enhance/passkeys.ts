const decode = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
const encode = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");

type Listed = Array<{ id: string }>;
type PasskeyRequest = { challenge: string; user?: { id: string }; excludeCredentials?: Listed };

/** Asks the device to create a passkey if the server names a user, or to sign with one. Bytes travel as text. */
function askDevice({
  challenge,
  user,
  excludeCredentials = [],
  ...rest
}: PasskeyRequest): Promise<Credential | null> {
  const publicKey = {
    ...rest,
    challenge: decode(challenge),
    excludeCredentials: excludeCredentials.map((one) => ({ ...one, id: decode(one.id) })),
  };
  return user
    ? navigator.credentials.create({
        publicKey: { ...publicKey, user: { ...user, id: decode(user.id) } } as never,
      })
    : navigator.credentials.get({ publicKey } as never);
}

const PARTS = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];

function inWords({ id, type, response }: PublicKeyCredential): string {
  const parts = PARTS.map((part) => [part, response[part as never] as ArrayBuffer | undefined] as const);
  const texts = parts.flatMap(([part, bytes]) => (bytes ? [[part, encode(bytes)]] : []));
  const transports = (response as AuthenticatorAttestationResponse).getTransports?.();
  const written = { ...Object.fromEntries(texts), transports };
  return JSON.stringify({ id, rawId: id, type, response: written, clientExtensionResults: {} });
}

/** Submits a form with the response of a passkey; errors are shown under its button. */
export function passkeyForms() {
  addEventListener("submit", async (event) => {
    const form = event.target as HTMLFormElement;
    const { passkey, stopped, known } = form.dataset;
    if (!passkey || event.defaultPrevented || !navigator.credentials) return;
    event.preventDefault();
    const button = event.submitter!;
    if (button.ariaBusy) return;
    const status = form.querySelector("[role=status]")!;
    const { credential, shared } = form.elements as never as Record<string, HTMLInputElement | undefined>;
    button.ariaBusy = "true";
    status.textContent = "";
    try {
      const body = new URLSearchParams(new FormData(form) as never);
      const { publicKey, say } = await (await fetch(passkey, { method: "POST", body })).json();
      if (say) throw Error(say);
      credential!.value = inWords((await askDevice(publicKey)) as PublicKeyCredential);
      if (shared) shared.value = document.querySelector("[name=shared]:checked") ? "yes" : "";
      form.submit();
    } catch (error) {
      const { name, message } = error as Error;
      status.textContent = name === "InvalidStateError" ? known! : name === "Error" ? message : stopped!;
      button.ariaBusy = null;
    }
  });
  // A page restored from the history may ask again.
  addEventListener("pageshow", () => {
    for (const button of document.querySelectorAll("[data-passkey] [type=submit]")) button.ariaBusy = null;
  });
}
