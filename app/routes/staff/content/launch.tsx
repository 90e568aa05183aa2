import { useLoaderData } from "@remix-run/react";
import { contentOffice } from "~/addresses/content";
import { handler } from "~/auth/handler.server";
import { may } from "~/auth/permissions";
import type { Missing } from "~/content/missing";
import { pageTitle } from "~/content/navigation";
import type { PagePath } from "~/content/pages";
import { addressOfKind } from "~/domain/content/desk";
import type { KindName } from "~/domain/content/kinds";
import { launchList } from "~/domain/content/launch.server";
import type { Unconfirmed } from "~/domain/content/unconfirmed";
import { useTranslation } from "~/i18n";
import { EmptyState, LocalizedText, PageHeader } from "~/ui";
import { useFieldLabel } from "./content-form";

type Item = Unconfirmed & { editor: string };

export const loader = handler(contentOffice.launch, ({ staff }) => {
  const { unconfirmed: items, missing } = launchList();
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return {
    missing,
    mayEdit: may(staff.role, "content.edit"),
    kinds: kinds.map((kind) => ({
      kind,
      to: addressOfKind(kind),
      items: items.filter((item) => item.kind === kind),
    })),
  };
});

export default function LaunchList() {
  const { kinds, missing, mayEdit } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <Lacking kinds={kinds} missing={missing} mayEdit={mayEdit} />
    </>
  );
}

const line = "border-b border-line py-2 sm:flex sm:items-baseline sm:justify-between sm:gap-8";

function MissingLine({ what, sample, part }: Missing) {
  const { t } = useTranslation("missing-content");
  return (
    <li className={line}>
      <p>
        <LocalizedText text={what} /> {sample ? <span className="tag">{t("sample")}</span> : null}
      </p>
      {part ? (
        <a className="link shrink-0 text-sm sm:max-w-1/3" href={part.address}>
          <LocalizedText text={part.title} />
        </a>
      ) : null}
    </li>
  );
}

const PageOfLines = ({ page, missing }: { page: PagePath; missing: Missing[] }) => (
  <section className="mb-8">
    <h2 className="text-xl">
      <a className="link" href={page}>
        <LocalizedText text={pageTitle(page)} />
      </a>
    </h2>
    <ul>
      {missing.map((each) => (
        <MissingLine key={each.what.en} {...each} />
      ))}
    </ul>
  </section>
);

type KindProps = { kind: KindName; to: string; items: Item[]; mayEdit: boolean };

function KindOfLines({ kind, to, items, mayEdit }: KindProps) {
  const { t } = useTranslation("content");
  return (
    <section className="mb-8">
      <h2 className="text-xl">
        {mayEdit ? (
          <a className="link" href={to}>
            {t(`kinds.${kind}`)}
          </a>
        ) : (
          t(`kinds.${kind}`)
        )}
      </h2>
      <ul>
        {items.map((item) => (
          <ItemLine key={item.key} item={item} mayEdit={mayEdit} />
        ))}
      </ul>
    </section>
  );
}

/** Lists sample content by its fields: for a person the name, for the contact details each unconfirmed one. */
function ItemLine({ item, mayEdit }: { item: Item; mayEdit: boolean }) {
  const { kind, called, samples, untranslated, otherDigits, editor } = item;
  const { t } = useTranslation(["content", "missing-content"]);
  const label = useFieldLabel(kind);
  const name = called.ar ? <LocalizedText text={called} /> : t(`kinds.${kind}`);
  return (
    <li className={line}>
      <p>
        {mayEdit ? (
          <a className="link" href={editor}>
            {name}
          </a>
        ) : (
          name
        )}{" "}
        {samples.length ? <span className="tag">{t("missing-content:sample")}</span> : null}
        {untranslated.map((language) => (
          <span key={language} className="tag">
            {t(`missing.${language}`)}
          </span>
        ))}
        {otherDigits ? <span className="tag">{t("missing.digits")}</span> : null}
      </p>
      <p className="text-sm text-muted sm:max-w-1/2">{samples.map(label).join(t("missing-content:comma"))}</p>
    </li>
  );
}

type Lists = { kinds: Array<Omit<KindProps, "mayEdit">>; missing: Missing[]; mayEdit: boolean };

export function Lacking({ kinds, missing, mayEdit }: Lists) {
  const { t } = useTranslation("missing-content");
  if (missing.length === 0 && kinds.length === 0) {
    return (
      <EmptyState title={t("nothing")}>
        <p className="mt-2 text-muted">{t("nothing-about")}</p>
      </EmptyState>
    );
  }
  const concerned = [...new Set(missing.map(({ page }) => page))];
  return (
    <div className="max-w-5xl">
      <p className="mb-8 max-w-3xl">{t("about")}</p>
      {kinds.map((each) => (
        <KindOfLines key={each.kind} {...each} mayEdit={mayEdit} />
      ))}
      {concerned.map((page) => (
        <PageOfLines key={page} page={page} missing={missing.filter((each) => each.page === page)} />
      ))}
    </div>
  );
}
