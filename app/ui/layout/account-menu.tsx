import { portals } from "~/content/navigation";
import { type PagePath, pages } from "~/content/pages";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";

/** The three logins may coexist. */
export type ShellVisitor = {
  doctor?: { name: string } | null;
  computer?: { name: string } | null;
  staff?: { name: string; role: string } | null;
};

type Identity = {
  name: string;
  home?: string;
  label: "my-dashboard" | "profile";
  own?: PagePath;
  signOut: string;
};

const MANAGES = ["admin", "editor"];

function identitiesOf({ doctor, computer, staff }: ShellVisitor): Identity[] {
  const found: Identity[] = [];
  if (doctor) {
    const { name } = doctor;
    found.push({ name, home: "/dr-dashboard", label: "my-dashboard", signOut: "/dr-portal/logout" });
  }
  if (computer) {
    const { name } = computer;
    found.push({
      name,
      home: "/computer-dashboard",
      label: "my-dashboard",
      signOut: "/computer-portal/logout",
    });
  }
  if (staff) {
    const home = MANAGES.includes(staff.role) ? "/dashboard" : undefined;
    found.push({ name: staff.name, home, label: "profile", own: "/account", signOut: "/emp-portal/logout" });
  }
  return found;
}

function SignedIn({ name, home, label, own, signOut }: Identity) {
  const { t, language } = useTranslation("shell");
  return (
    <li>
      <bdi>{name}</bdi>
      {home ? <a href={home}>{t(label)}</a> : null}
      {own ? <a href={own}>{pages[own][language]}</a> : null}
      <form method="post" action={signOut}>
        <button type="submit" className="leaves">
          {t("sign-out")}
        </button>
      </form>
    </li>
  );
}

export function AccountMenu({ visitor, language }: { visitor: ShellVisitor; language: Language }) {
  const { t } = useTranslation("shell");
  const identities = identitiesOf(visitor);
  return (
    <details className="sub" name="m">
      <summary>
        <Icon name="person" />
        {identities.length ? t("account") : t("sign-in")}
      </summary>
      <ul>
        {identities.map((identity) => (
          <SignedIn key={identity.signOut} {...identity} />
        ))}
        {identities.length
          ? null
          : portals.map((portal) => (
              <li key={portal.id}>
                <a href={portal.path}>{portal[`${language}_title`]}</a>
              </li>
            ))}
      </ul>
    </details>
  );
}
