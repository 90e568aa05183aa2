const logins = [
  ["/emp-portal", "admin@demo.test demo-admin-2026 (admin)"],
  ["", "editor@demo.test, editor2@demo.test demo-editor-2026 (editors)"],
  ["", "viewer@demo.test demo-viewer-2026 (viewer)"],
  ["/dr-portal", "10001 20260001 (in good standing), 10002 9871002002 (account not opened yet)"],
  ["", "10003 20260003 (not practising), 10004 20260004 (annual fee not paid)"],
  ["", "10005 20260005 (11 months behind)"],
  ["/computer-portal", "COMP1, COMP2 20261111 (clerks)"],
] as const;

/** What `npm run demo` prints once the site answers. */
export function demoNotice(address: string): string {
  const rows = logins.map(([page, names]) => `  ${page.padEnd(18)}${names}\n`);
  return `The demo association is at ${address} (Ctrl-C stops it)\n${rows.join("")}`;
}
