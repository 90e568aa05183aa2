import disposition from "content-disposition";

/** The name for readers that know ASCII only; a name without a single Latin letter or digit becomes "attachment". */
function asciiOf(name: string): string {
  const [, base = "", extension = ""] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/s.exec(name) ?? [];
  const plain = base
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\%/]/gu, "_");
  return (/[A-Za-z0-9]/.test(plain) ? plain : "attachment") + extension;
}

/** The header that makes a browser save a file under `name`, any script (RFC 6266, RFC 8187). */
export function contentDisposition(name: string): string {
  const clean = name.replace(/[\p{Cc}\p{Cs}/]/gu, "");
  return disposition(clean, { type: "attachment", fallback: asciiOf(clean) });
}
