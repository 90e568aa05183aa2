import { DER, type DerValue, der, oid, partsOf, readDer } from "~/platform/der";
import { describeError, log } from "~/platform/log.server";
import { NoTimeStamp, timeStamp } from "~/platform/time-stamp.server";

const TIME_STAMP = oid("1.2.840.113549.1.9.16.2.14");

const within = ({ type }: DerValue, ...parts: Buffer[]) => der(type, ...parts);
const allOf = (values: DerValue[]) => values.map(({ all }) => all);

/** Decodes a PKCS #7 signature of a single signer. */
function opened(signature: Buffer) {
  const outer = readDer(signature);
  const [type, wrapped] = partsOf(outer) as [DerValue, DerValue];
  const data = partsOf(wrapped)[0]!;
  const signers = partsOf(data).at(-1)!;
  const signer = partsOf(signers)[0]!;
  return { outer, type, wrapped, data, signers, signer };
}

/** Adds the time-stamp token to the unsigned attributes (RFC 3161, appendix A). */
function withToken(signature: Buffer, token: Buffer): Buffer {
  const { outer, type, wrapped, data, signers, signer } = opened(signature);
  const attribute = der(DER.second, der(DER.sequence, TIME_STAMP, der(DER.set, token)));
  const stamped = within(signers, within(signer, ...allOf(partsOf(signer)), attribute));
  const rest = allOf(partsOf(data).slice(0, -1));
  return within(outer, type.all, within(wrapped, within(data, ...rest, stamped)));
}

/**
 * Adds the time stamp of an authority to a PKCS #7 signature. Returns the signature unchanged if none arrives in two
 * attempts or it takes more than `max` bytes, because a certificate matters more than its stamp.
 */
export async function stampedSignature(signature: Buffer, authority: string, max: number): Promise<Buffer> {
  const value = partsOf(opened(signature).signer).at(-1)!.content;
  let requests = 0;
  const ask = async (): Promise<Buffer> => {
    requests++;
    const stamped = withToken(signature, await timeStamp(value, authority));
    if (stamped.length > max) throw new NoTimeStamp(`too-large-${stamped.length}`);
    return stamped;
  };
  try {
    return await ask().catch(ask);
  } catch (failure) {
    log.warn("a certificate was signed without a time stamp", {
      requestCount: requests,
      ...describeError(failure),
    });
  }
  return signature;
}
