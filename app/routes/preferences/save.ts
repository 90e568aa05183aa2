import { redirect } from "@remix-run/node";
import { site } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { safeNext } from "~/auth/safe-next";
import { readForm } from "~/forms/read-body.server";
import { languagePreference, litePreference, themePreference } from "~/platform/preference-cookies.server";

export const loader = handler(site.preferences, () => redirect("/"));

export const action = handler(site.preferences, async ({ request }) => {
  const form = await readForm(request);
  const headers = new Headers();
  const [lang, theme, lite] = [form.get("lang"), form.get("theme"), form.get("lite")];
  if (languagePreference.isValue(lang)) headers.append("Set-Cookie", languagePreference.cookie(lang));
  if (themePreference.isValue(theme)) headers.append("Set-Cookie", themePreference.cookie(theme));
  if (litePreference.isValue(lite)) headers.append("Set-Cookie", litePreference.cookie(lite));
  return redirect(safeNext(form.get("back"), "/"), { status: 303, headers });
});
