/** Who is signed in, as far as the page around the page needs it; the three logins may coexist. */
export type ShellVisitor = {
  doctor?: { name: string } | null;
  computer?: { name: string } | null;
  staff?: { name: string; role: string } | null;
};
