import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { Written } from "./written";

type Props = { complaint: { id: number; title: string; email: string | null; status: string } };

/** Opens the paper of a message in a window of its own. */
export function PrintLink({ complaint: { id, title } }: Props) {
  const { t } = useTranslation(["complaints", "shell"]);
  return (
    <a className="link py-2" href={`/complaints/${id}/print`} target="_blank" rel="noopener">
      {t("complaints:print")}
      <span className="sr-only">
        {": "}
        <Written>{title}</Written>
        {` ${t("shell:new-tab")}`}
      </span>
    </a>
  );
}

/** The way to answering, while there is no answer; by phone where no e-mail address was left. */
export function ReplyLink({ complaint: { id, title, email, status } }: Props) {
  const { t } = useTranslation("complaints");
  if (status === "replied") return null;
  return (
    <ButtonLink href={`/complaints/${id}/reply`}>
      {t(email ? "reply" : "phone-answer")}
      <span className="sr-only">
        {": "}
        <Written>{title}</Written>
      </span>
    </ButtonLink>
  );
}
