import { groups } from "~/domain/internships/fields";
import { useTranslation } from "~/i18n/use-translation";

const names = [...groups.map(({ name }) => name), "papers"] as const;

/** The short steps by name, with the one shown. */
export function StepRow({ at }: { at: number }) {
  const { t } = useTranslation("internship");
  return (
    <ol className="step-row">
      {names.map((name, nth) => (
        <li key={name} aria-current={nth + 1 === at ? "step" : undefined}>
          {t(`steps.names.${name}`)}
        </li>
      ))}
    </ol>
  );
}
