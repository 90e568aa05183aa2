import type { Role } from "~/domain/accounts/identities";

/**
 * The role table of specification 1, §6, with `content` and `registrar` added: which roles may do what. Whether a record
 * is the account's own is checked separately.
 */
const rolesFor = {
  "account.own": ["admin", "editor", "viewer", "content", "registrar"],
  "turnout.read": ["admin", "editor", "viewer"],
  "dashboard.open": ["admin", "editor", "content", "registrar"],
  "news.publish": ["admin", "editor"],
  "events.publish": ["admin", "editor"],
  "galleries.publish": ["admin", "editor"],
  "missing-content.read": ["admin", "editor", "content"],
  "content.edit": ["admin", "content"],
  "content.publish": ["admin", "content"],
  "complaints.manage": ["admin", "editor"],
  "registrations.manage": ["admin", "editor", "registrar"],
  "financial-card.open": ["admin", "editor"],
  "personal-card.open": ["admin", "editor"],
  "register.read": ["admin", "editor", "registrar"],
  "register.manage": ["admin", "registrar"],
  "accounts.manage": ["admin"],
  "computer-users.manage": ["admin"],
  "members.recover": ["admin"],
  "survey.read": ["admin"],
  "audit.read": ["admin"],
  "outbox.read": ["admin"],
  "names.decide": ["admin"],
  "certificates.manage": ["admin"],
  "oaths.read": ["admin"],
  "elections.manage": ["admin"],
  "site.maintain": ["admin"],
  "programs.manage": ["admin"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof rolesFor;

export const may = (role: Role, permission: Permission): boolean =>
  (rolesFor[permission] as readonly Role[]).includes(role);

export const permissions = Object.keys(rolesFor) as Permission[];
