import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";

type Root = { visitor?: { staff?: { mark: string } | null } };

/**
 * What a form behind the staff's login bears so that a browser with script keeps what is typed in it, for this account:
 * `<form {...useChecks(schema, kept.className)} {...kept.data}>`.
 */
export function useKept(className = "") {
  const { t } = useTranslation("forms");
  const mark = useRouteLoaderData<Root>("root")?.visitor?.staff?.mark;
  if (!mark) return { className, data: {} };
  const data = {
    "data-kept-for": mark,
    "data-bring-back": t("bring-back", { day: "{day}", time: "{time}" }),
  };
  return { className: `kept ${className}`.trim(), data };
}

/** The same on a form that anybody fills in: nobody's account, so there is a way to forget. */
export function useKeptHere(savingTo: string | null) {
  const { t } = useTranslation("forms");
  return {
    "data-bring-back": t("bring-back", { day: "{day}", time: "{time}" }),
    ...(savingTo !== null
      ? {
          "data-saves-to": savingTo,
          "data-saved": t("saved-at", { time: "{time}" }),
          "data-unsaved": t("not-saved-yet"),
        }
      : { "data-forget": t("forget-here") }),
  };
}
