import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "./button";

export function NotFound() {
  const { t } = useTranslation("shell");
  return (
    <div className="pt-20 pb-12">
      <p className="font-head text-5xl font-bold text-accent">404</p>
      <h1 className="title">{t("not-found.title")}</h1>
      <p className="mt-3 mb-8 text-muted">{t("not-found.body")}</p>
      <ButtonLink href="/">{t("not-found.home")}</ButtonLink>
    </div>
  );
}
