import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Seal } from "./logo";
import { Notice } from "./notice";
import { Breadcrumbs } from "./page-header";
import { usePageTitle } from "./page-title";
import { Ltr } from "./text";

type Props = { title?: string; intro: string; children: ReactNode };

export function SignInPage({ title, intro, children }: Props) {
  const own = usePageTitle();
  return (
    <>
      <div className="pt-6">
        <Breadcrumbs title={title} />
      </div>
      <div className="mx-auto grid max-w-md gap-6 py-8">
        <div className="grid justify-items-center gap-3 text-center">
          <span className="size-16 text-accent">
            <Seal />
          </span>
          <h1 className="title">{title ?? own}</h1>
          <p className="text-muted">{intro}</p>
        </div>
        {children}
      </div>
    </>
  );
}

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
