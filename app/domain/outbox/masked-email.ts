/** An e-mail address for a list: its first sign and its domain. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf("@");
  const [first = ""] = address;
  return at > 0 ? `${first}•••${address.slice(at)}` : "•••";
}
