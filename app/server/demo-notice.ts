const logins = [
  ["Staff, admin", "/emp-portal", "admin@demo.test", "demo-admin-2026"],
  ["Staff, editor", "/emp-portal", "editor@demo.test", "demo-editor-2026"],
  ["Staff, editor", "/emp-portal", "editor2@demo.test", "demo-editor-2026"],
  ["Staff, viewer", "/emp-portal", "viewer@demo.test", "demo-viewer-2026"],
  ["Doctor, in good standing", "/dr-portal", "10001", "20260001"],
  ["Doctor, account not opened yet", "/dr-portal", "10002", "9871002002"],
  ["Doctor, not practising", "/dr-portal", "10003", "20260003"],
  ["Doctor, annual fee not paid", "/dr-portal", "10004", "20260004"],
  ["Doctor, 11 months behind", "/dr-portal", "10005", "20260005"],
  ["Computer user", "/computer-portal", "COMP1", "20261111"],
  ["Computer user", "/computer-portal", "COMP2", "20261111"],
] as const;

/** What `npm run demo` prints once the site answers. */
export function demoNotice(address: string): string {
  const rows = logins.map(
    ([who, page, login, password]) =>
      `  ${who.padEnd(31)} ${page.padEnd(17)} ${login.padEnd(18)} ${password}`,
  );
  return `\nThe demo association is at ${address}\n\n${rows.join("\n")}\n\nStop it with Ctrl-C.\n\n`;
}
