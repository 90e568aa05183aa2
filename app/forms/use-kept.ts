import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "~/i18n";

type Root = { visitor?: { staff?: { mark: string } | null } };

/**
 * Returns attributes that let the script keep typed text for the signed-in member of staff: `<form
 * {...useChecks(schema, "max-w-3xl", kept.enhance)} {...kept.data}>`. `enhance` names more scripts for the form.
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
 * Does the same for a public form, which belongs to no account and therefore offers to forget. If the server has the
 * draft, typed text is saved there automatically. The messages share one attribute to save bytes.
 */
export function useKeptPublicDraft(isOnServer: boolean) {
  const { t } = useTranslation("forms");
  const bringBack = t("bring-back", { day: "{day}", time: "{time}" });
  if (!isOnServer) return { "data-drafts": bringBack, "data-forget": t("forget-here") };
  return { "data-drafts": [bringBack, t("saved-at", { time: "{time}" }), t("not-saved-yet")].join("|") };
}
