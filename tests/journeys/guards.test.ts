import { expect } from "vitest";
import { errand } from "../visitor/journey";
import { logins, portals, type Who as SignedIn } from "../visitor/logins";
import { waysOf } from "../visitor/way";

type Who = "nobody" | SignedIn;

/** The page where each visitor ends, in the order of `visitors`; "=" means the requested page. */
const visitors: Who[] = ["nobody", "viewer", "editor", "admin", "doctor", "computer"];
const table: Array<[address: string, ...ends: string[]]> = [
  ["/dashboard", "/emp-portal", "/", "=", "=", "/emp-portal", "/emp-portal"],
  ["/dashboard/add-news", "/emp-portal", "/news", "=", "=", "/emp-portal", "/emp-portal"],
  ["/edit-news/40", "/emp-portal", "/news", "/news", "=", "/emp-portal", "/emp-portal"],
  ["/news/40/delete", "/emp-portal", "/news", "/news", "=", "/emp-portal", "/emp-portal"],
  ["/dashboard/accounts-management", "/emp-portal", "/", "/dashboard", "=", "/emp-portal", "/emp-portal"],
  ["/dashboard/computer-users", "/emp-portal", "/", "/dashboard", "=", "/emp-portal", "/emp-portal"],
  ["/dashboard/survey-statistics", "/emp-portal", "/", "/dashboard", "=", "/emp-portal", "/emp-portal"],
  ["/complaints", "/emp-portal", "/", "=", "=", "/emp-portal", "/emp-portal"],
  ["/account", "/emp-portal", "=", "=", "=", "/emp-portal", "/emp-portal"],
  ["/complaints/1", "/emp-portal", "/", "=", "=", "/emp-portal", "/emp-portal"],
  ["/complaints/1/reply", "/emp-portal", "/", "=", "=", "/emp-portal", "/emp-portal"],
  ["/dashboard/registrations", "/emp-portal", "/", "=", "=", "/emp-portal", "/emp-portal"],
  ["/dashboard/registrations/1", "/emp-portal", "/", "=", "=", "/emp-portal", "/emp-portal"],
  ["/dashboard/registrations/1/print", "/emp-portal", "/", "=", "=", "/emp-portal", "/emp-portal"],
  ["/dashboard/missing-content", "/emp-portal", "/", "=", "=", "/emp-portal", "/emp-portal"],
  ["/dashboard/add-conference", "/emp-portal", "/", "=", "=", "/emp-portal", "/emp-portal"],
  ["/edit-conferences/1", "/emp-portal", "/", "/", "=", "/emp-portal", "/emp-portal"],
  ["/conferences/1/delete", "/emp-portal", "/", "/", "=", "/emp-portal", "/emp-portal"],
  ["/dashboard/audit-log", "/emp-portal", "/", "/dashboard", "=", "/emp-portal", "/emp-portal"],
  ["/dashboard/maintenance", "/emp-portal", "/", "/dashboard", "=", "/emp-portal", "/emp-portal"],
  ["/dashboard/outbox", "/emp-portal", "/", "/dashboard", "=", "/emp-portal", "/emp-portal"],
  ["/emp-portal", "=", "/", "/dashboard", "/dashboard", "=", "="],
  ["/dr-dashboard", "/", "/", "/", "/", "=", "/"],
  ["/dashboard/financial-card", "/", "/", "=", "=", "=", "/"],
  ["/dashboard/financial-card/print", "/", "/", "/", "/", "=", "/"],
  ["/dashboard/registration-certificate", "/", "/", "/", "/", "=", "/"],
  ["/dashboard/personal-card", "/", "/", "=", "=", "=", "/"],
  ["/dr-dashboard/access-log", "/", "/", "/", "/", "=", "/"],
  ["/dr-dashboard/my-data", "/", "/", "/", "/", "=", "/"],
  ["/dr-dashboard/name-change", "/", "/", "/", "/", "=", "/"],
  ["/dr-dashboard/sessions", "/", "/", "/", "/", "=", "/"],
  ["/dr-dashboard/confirm-contacts", "/", "/", "/", "/", "/dr-dashboard", "/"],
  ["/dashboard/name-changes", "/emp-portal", "/", "/dashboard", "=", "/emp-portal", "/emp-portal"],
  ["/dashboard/certificates", "/emp-portal", "/", "/dashboard", "=", "/emp-portal", "/emp-portal"],
  ["/dashboard/members", "/emp-portal", "/", "/dashboard", "=", "/emp-portal", "/emp-portal"],
  ["/dr-portal", "=", "=", "=", "=", "/dr-dashboard", "="],
  ["/computer-dashboard", "/", "/", "/", "/", "/", "="],
  ["/dashboard/computer-financial-card", "/", "/", "/", "/", "/", "="],
  ["/dashboard/computer-personal-card", "/", "/", "=", "=", "/", "="],
  ["/computer-portal", "=", "=", "=", "=", "=", "/computer-dashboard"],
];

for (const [column, who] of visitors.entries())
  errand(`${who} ends at the address of the contract after at most two redirects`, async ({ visitor }) => {
    if (who !== "nobody") await visitor.signIn(who);
    const wayFrom = waysOf(visitor);
    for (const [address, ...ends] of table) {
      const end = ends[column] === "=" ? address : ends[column];
      expect([address, (await wayFrom(address)).at(-1)!.split("?")[0]]).toEqual([address, end]);
    }
  });

errand("the framework's data addresses reveal nothing of a loader", async ({ visitor }) => {
  const requests = [
    "/dashboard/financial-card.data",
    "/dashboard/financial-card.data?_routes=routes%2Fdoctor%2Ffinancial-card",
    "/dashboard/financial-card?_data=routes%2Fdoctor%2Ffinancial-card",
    "/dashboard/computer-financial-card.data?doc_no=10001",
    "/dashboard/computer-financial-card?doc_no=10001&_data=routes%2Fcomputer%2Ffinancial-card",
    "/edit-news/40.data?_routes=routes%2Fnews%2Fedit",
  ];
  for (const address of requests) {
    const text = await (await visitor.get(address)).text();
    expect([address, /10001|Ahmad|أحمد خالد|descriptionAr/.test(text)]).toEqual([address, false]);
  }
});

errand("never redirects to another site, regardless of links and form fields", async ({ another }) => {
  const elsewhere = ["https://evil.example/", "//evil.example/", "/\\evil.example", "/\t/evil.example"];
  const homeOf = { editor: "/dashboard", doctor: "/dr-dashboard", computer: "/computer-dashboard" } as const;
  for (const next of elsewhere) {
    const reader = await another();
    const chosen = await reader.post("/preferences", { lang: "en", back: next });
    expect([next, chosen.status, chosen.headers.get("Location")]).toEqual([next, 303, "/"]);
    for (const [who, home] of Object.entries(homeOf) as Array<[keyof typeof homeOf, string]>) {
      const entered = await (await another()).postLogin(who, { next });
      expect([next, who, entered.status, entered.headers.get("Location")]).toEqual([next, who, 303, home]);
    }
  }
});

errand("hides session cookies from scripts, and deletes everything on signing out", async ({ another }) => {
  for (const who of ["editor", "doctor", "computer"] as const) {
    const { portal } = logins[who];
    const visitor = await another();
    const entered = await visitor.postLogin(who);
    const session = entered.headers.getSetCookie().find((cookie) => cookie.startsWith(`naqaba_${portal}=`));
    expect([who, session]).toEqual([who, expect.stringMatching(/HttpOnly.*SameSite=Lax/i)]);
    const left = await visitor.post(`${portals[portal].address}/logout`);
    expect([who, left.headers.get("Clear-Site-Data")]).toEqual([who, '"cache"']);
    expect([who, left.headers.getSetCookie().join()]).toEqual([
      who,
      expect.stringMatching(new RegExp(`naqaba_${portal}=;`)),
    ]);
  }
});
