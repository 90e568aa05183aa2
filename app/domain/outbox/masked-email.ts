/** Masks an e-mail address for a list: its first character and its domain stay. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf("@");
  const [first = ""] = address;
  return at > 0 ? `${first}•••${address.slice(at)}` : "•••";
}
