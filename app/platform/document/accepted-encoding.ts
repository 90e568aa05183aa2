import Negotiator from "negotiator";
import { remembered } from "../remembered";

const OURS = ["br", "gzip"] as const;

const negotiated = remembered(100, (accepted) => {
  const taken = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(OURS);
  return OURS.find((encoding) => taken.includes(encoding)) ?? null;
});

/** The encoding in which a text is sent, by the `Accept-Encoding` of its reader: brotli, else gzip, else none. */
export const acceptedEncoding = (accepted: string | null | undefined): "br" | "gzip" | null =>
  accepted ? negotiated(accepted) : null;
