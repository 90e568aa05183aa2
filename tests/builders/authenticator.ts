import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

type CredentialOptions = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };
type How = { origin: string; verified?: boolean; counter?: number; synced?: boolean };

/** The flags "backup eligible" and "backed up" of a synced passkey. */
const SYNCED = 0b0001_1000;

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString("base64url");

const head = (type: number, length: number) =>
  length < 24
    ? Buffer.of((type << 5) | length)
    : length < 256
      ? Buffer.of((type << 5) | 24, length)
      : Buffer.of((type << 5) | 25, length >> 8, length & 255);

/** Encodes the CBOR (RFC 8949) that an authenticator writes: integers, texts, bytes, maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;

/** A device that creates one passkey and signs with it (WebAuthn level 2), and returns what a browser would send. */
export class Authenticator {
  readonly id = randomBytes(16);
  private keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
  });
  private userHandle = "";
  counter = 0;

  private data(
    options: CredentialOptions,
    { verified = true, counter = this.counter, synced }: How,
    withKey?: Buffer,
  ): Buffer {
    const flags = PRESENT | (verified ? VERIFIED : 0) | (withKey ? WITH_KEY : 0) | (synced ? SYNCED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(options.rp?.id ?? options.rpId ?? ""),
      Buffer.of(flags),
      count,
      withKey ?? Buffer.alloc(0),
    ]);
  }

  private client(type: string, { challenge }: CredentialOptions, { origin }: How): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private answer(response: Record<string, string>): string {
    const id = text(this.id);
    return JSON.stringify({ id, rawId: id, type: "public-key", response, clientExtensionResults: {} });
  }

  /** Makes the passkey that is asked for. */
  make(options: CredentialOptions, how: How): string {
    this.userHandle = options.user?.id ?? "";
    const { x, y } = this.keys.publicKey.export({ format: "jwk" });
    const point = [x, y].map((part) => Buffer.from(part!, "base64url"));
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point[0]],
        [-3, point[1]],
      ]),
    );
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.of(0, this.id.length), this.id, key]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", this.data(options, how, credential)],
    ]);
    return this.answer({
      clientDataJSON: text(this.client("webauthn.create", options, how)),
      attestationObject: text(cbor(attestation)),
    });
  }

  /** Signs what is asked; each time its counter goes on, unless another is said. */
  sign(options: CredentialOptions, how: How): string {
    if (how.counter === undefined) this.counter++;
    const client = this.client("webauthn.get", options, how);
    const data = this.data(options, how);
    const signature = createSign("sha256")
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.keys.privateKey);
    return this.answer({
      clientDataJSON: text(client),
      authenticatorData: text(data),
      signature: text(signature),
      userHandle: this.userHandle,
    });
  }
}
