const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`);
const [noBrotli, noGzip] = [refused("br"), refused("gzip")];

/** The encoding in which a text is sent, by the `Accept-Encoding` of its reader: brotli, else gzip, else none. */
export function acceptedEncoding(accepted: string | null | undefined): "br" | "gzip" | null {
  if (!accepted) return null;
  if (/\bbr\b/.test(accepted) && !noBrotli.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) && !noGzip.test(accepted) ? "gzip" : null;
}
