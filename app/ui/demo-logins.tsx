import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "./ltr";
import { Notice } from "./notice";

/** The logins of the demo association, shown while the demo runs. */
export function DemoLogins({ logins }: { logins: ReadonlyArray<{ name: string; password: string }> }) {
  const { t } = useTranslation("auth");
  if (!logins.length) return null;
  return (
    <Notice>
      <h2 className="font-bold">{t("demo-logins")}</h2>
      <ul className="mt-1">
        {logins.map(({ name, password }) => (
          <li key={name}>
            <Ltr>
              {name} / {password}
            </Ltr>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
