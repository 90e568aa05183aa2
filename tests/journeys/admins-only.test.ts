import { expect } from "vitest";
import { siteMap } from "~/addresses/site-map";
import { may } from "~/auth/permissions";
import { errands } from "../visitor/journey";

const notice = {
  en: ["Access Denied", "This page is only accessible to admins"],
  ar: ["الوصول مرفوض", "هذه الصفحة متاحة لمديري الموقع فقط"],
};

const pages = siteMap.flatMap(({ path, who }) =>
  "permission" in who && who.login.endsWith("staff") && !may("editor", who.permission as never)
    ? [path.replace(/:\w+/g, "1")]
    : [],
);

errands("Every page for admins only", (language, test) => {
  for (const who of ["editor", "viewer"] as const)
    test(`tells the ${who} that it is for admins only`, async ({ visitor }) => {
      await visitor.signIn(who);
      expect(pages.length).toBeGreaterThan(30);
      for (const path of pages) {
        await visitor.visit(path);
        expect([path, await visitor.count("[role=alert]")]).toEqual([path, 1]);
        await visitor.see(notice[language], { in: "[role=alert]" });
      }
    });
});
