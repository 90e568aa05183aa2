import type { ReactNode } from "react";
import { edition } from "~/content/current-edition";
import { useTranslation } from "~/i18n";
import { hasOfficePlace, OfficeHours, OfficePhone, OfficePlace } from "./contact-details";
import { StarField } from "./logo";
import { Notice } from "./notice";
import { Breadcrumbs } from "./page-header";
import { usePageTitle } from "./page-meta";
import { Pictogram, type PictogramName } from "./pictogram";
import { Ltr } from "./text";

export type Behind = { pictogram: PictogramName; words: string }[];

type Props = {
  title?: string;
  intro: string;
  /** Shows what is available after signing in; without it, whom to contact for help. */
  behind?: Behind;
  children: ReactNode;
};

export function SignInPage({ title, intro, behind, children }: Props) {
  const pageTitle = usePageTitle();
  return (
    <>
      <div className="pt-6">
        <Breadcrumbs title={title} />
      </div>
      <div className="door">
        <div className="grid gap-6">
          <div>
            <h1 className="title">{title ?? pageTitle}</h1>
            <p className="mt-2 text-muted">{intro}</p>
          </div>
          {children}
        </div>
        <div className="door-side">
          <StarField />
          {behind ? <WhatOpens behind={behind} /> : <WhoHelps />}
        </div>
      </div>
    </>
  );
}

function WhatOpens({ behind }: { behind: Behind }) {
  const { t } = useTranslation("auth");
  return (
    <div>
      <h2>{t("behind.title")}</h2>
      <ul>
        {behind.map(({ pictogram, words }) => (
          <li key={pictogram}>
            <Pictogram name={pictogram} />
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

function WhoHelps() {
  const { t } = useTranslation("auth");
  return (
    <div>
      <h2>{t("behind.help")}</h2>
      <ul>
        <li>
          <Pictogram name="phone" />
          <OfficePhone />
        </li>
        {edition().contact.hours ? (
          <li>
            <Pictogram name="hour" />
            <OfficeHours as="span" bare />
          </li>
        ) : null}
        {hasOfficePlace() ? (
          <li>
            <Pictogram name="place" />
            <OfficePlace />
          </li>
        ) : null}
      </ul>
    </div>
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
