import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "~/i18n";

type Root = { visitor?: { staff?: { mark: string } | null } };

/**
 * Attributes that let the script keep typed text for the signed-in member of staff: `<form {...useChecks(schema,
 * "max-w-3xl", kept.enhance)} {...kept.data}>`. `enhance` names more scripts that work on the form.
 */
export function useKeptDraft(enhance = "") {
  const { t } = useTranslation("forms");
  const mark = useRouteLoaderData<Root>("root")?.visitor?.staff?.mark;
  if (!mark) return { enhance, data: {} };
  const data = {
    "data-kept-for": mark,
    "data-drafts": t("bring-back", { day: "{day}", time: "{time}" }),
    "data-forget": t("forget-here"),
  };
  return { enhance: `drafts ${enhance}`.trim(), data };
}

/**
 * The same on a form that anybody fills in: nobody's account, so there is a way to forget. Where the server has its draft,
 * what was typed goes there by itself; the sentences are in one attribute, since every byte of a short step is waited for.
 */
export function useKeptPublicDraft(isOnServer: boolean) {
  const { t } = useTranslation("forms");
  const bringBack = t("bring-back", { day: "{day}", time: "{time}" });
  if (!isOnServer) return { "data-drafts": bringBack, "data-forget": t("forget-here") };
  return { "data-drafts": [bringBack, t("saved-at", { time: "{time}" }), t("not-saved-yet")].join("|") };
}
