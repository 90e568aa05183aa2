import { anyone, defineRoutes, staff } from "./address";

export const account = defineRoutes({
  code: {
    path: "/emp-portal/code",
    file: "routes/account/code.tsx",
    who: anyone("the second page of the login"),
    takes: "form",
    limits: ["deviceLetter", "secondStep", "secondStepCode"],
    evenReadOnly: "the second step of a login",
    title: "accounts:step.title",
    under: "/emp-portal",
  },
  overview: { path: "/account", file: "routes/account/overview.tsx", who: staff("account.own") },
  password: { path: "/account/password", file: "routes/account/password.tsx", who: staff("account.own"), takes: "form", under: "/account" },
  endOtherSessions: {
    path: "/account/sessions/end-others",
    file: "routes/account/end-other-sessions.ts",
    who: staff("account.own"),
    takes: "form",
    evenReadOnly: "a session that should not be there must end now",
  },
  endSession: { path: "/account/sessions/:id/end", file: "routes/account/end-session.ts", who: staff("account.own"), takes: "form", evenReadOnly: "a session that should not be there must end now" },
  passkeys: {
    path: "/account/passkeys",
    also: ["/account/passkeys/:id/name", "/account/passkeys/:id/remove"],
    file: "routes/account/passkeys.tsx",
    who: staff("account.own"),
    takes: "form",
    under: "/account",
  },
  passkeyChallenge: { path: "/account/passkeys/challenge", file: "routes/account/passkey-challenge.ts", who: staff("account.own"), takes: "form" },
  confirm: { path: "/account/confirm", file: "routes/account/confirm.tsx", who: staff("account.own"), takes: "form", title: "accounts:confirm.title", under: "/account" },
  recoveryCodes: { path: "/account/recovery-codes", file: "routes/account/recovery-codes.tsx", who: staff("account.own"), takes: "form", under: "/account" },
  secondStep: { path: "/account/second-step", file: "routes/account/second-step.tsx", who: staff("account.own"), takes: "form", under: "/account" },
  secondStepConfirm: { path: "/account/second-step/confirm", file: "routes/account/second-step-confirm.tsx", who: staff("account.own"), takes: "form", limits: ["secondStep", "secondStepCode"], under: "/account" },
  secondStepOff: { path: "/account/second-step/off", file: "routes/account/second-step-off.tsx", who: staff("account.own"), takes: "form", under: "/account" },
});

/** Passkey sign-in of the doctor and the staff portal, each below its own login page. */
export const passkeySignIn = defineRoutes({
  challenge: {
    path: "/dr-portal/passkey/challenge",
    also: ["/emp-portal/passkey/challenge"],
    file: "routes/passkey/challenge.ts",
    who: anyone("what a passkey signs before anybody is known"),
    takes: "form",
    limits: ["passkey"],
    evenReadOnly: "the login",
  },
  signIn: {
    path: "/dr-portal/passkey",
    also: ["/emp-portal/passkey"],
    file: "routes/passkey/sign-in.ts",
    who: anyone("the login itself"),
    takes: "form",
    limits: ["deviceLetter", "passkey"],
    evenReadOnly: "the login",
  },
});

export const setup = defineRoutes({
  firstAdmin: { path: "/setup", file: "routes/setup/first-admin.tsx", who: anyone("the first admin, by the token of the installation"), takes: "form", limits: ["setup"] },
});

export const invitation = defineRoutes({
  accept: { path: "/invitation/:token", file: "routes/invitation/accept.tsx", who: anyone("whoever holds an invitation's unguessable address"), takes: "form", secret: "rest" },
});

export const members = defineRoutes({
  search: { path: "/dashboard/members", file: "routes/staff/members/search.tsx", who: staff("members.recover"), under: "/dashboard" },
  recoveryCode: { path: "/dashboard/members/:number/recovery-code", file: "routes/staff/members/recovery-code.tsx", who: staff("members.recover"), takes: "form", secret: "number", title: "portal:code.title" },
  changeAccess: {
    path: "/dashboard/members/:number/disable",
    also: ["/dashboard/members/:number/enable"],
    file: "routes/staff/members/change-access.ts",
    who: staff("members.recover"),
    takes: "form",
    secret: "number",
  },
});

export const computerUsers = defineRoutes({
  list: { path: "/dashboard/computer-users", file: "routes/staff/computer-users/list.tsx", who: staff("computer-users.manage"), takes: "form", under: "/dashboard" },
  user: {
    path: "/dashboard/computer-users/:id",
    also: ["/dashboard/computer-users/:id/password", "/dashboard/computer-users/:id/disable", "/dashboard/computer-users/:id/enable"],
    file: "routes/staff/computer-users/user/route.tsx",
    who: staff("computer-users.manage"),
    takes: "form",
    under: "/dashboard/computer-users",
  },
});

export const staffAccounts = defineRoutes({
  list: { path: "/dashboard/accounts-management", also: ["/dashboard/accounts-management/invitations"], file: "routes/staff/accounts/list.tsx", who: staff("accounts.manage"), takes: "form" },
  change: {
    path: "/dashboard/accounts-management/:id/role",
    also: [
      "/dashboard/accounts-management/:id/disable",
      "/dashboard/accounts-management/:id/enable",
      "/dashboard/accounts-management/:id/invitation",
      "/dashboard/accounts-management/:id/second-step",
      "/dashboard/accounts-management/:id/second-step/confirm",
      "/dashboard/accounts-management/:id/second-step/withdraw",
    ],
    file: "routes/staff/accounts/change.tsx",
    who: staff("accounts.manage"),
    takes: "form",
  },
});
