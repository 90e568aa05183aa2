import type { Reject } from "~/domain/register/judge-row";
import { useTranslation } from "~/i18n";
import { Ltr } from "~/ui";

/** The reasons for which a line was refused, each with its column. */
export function LineProblems({ problems }: { problems: Reject[] }) {
  const { t } = useTranslation(["register-files", "register-office"]);
  return (
    <ul>
      {problems.map(({ column, reason }) => (
        <li key={`${column} ${reason}`}>
          {column ? <Ltr>{column}</Ltr> : t("register-files:whole-line")}:{" "}
          {t(`register-office:problems.${reason}`)}
        </li>
      ))}
    </ul>
  );
}
