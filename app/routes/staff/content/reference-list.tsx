import { useLoaderData } from "@remix-run/react";
import { contentOffice } from "~/addresses/content";
import { handler } from "~/auth/handler.server";
import type { ListName } from "~/content/edition";
import { governorates } from "~/content/reference/cities";
import { JORDAN } from "~/content/reference/countries";
import { groupOf, groupsNow, listNow } from "~/content/reference/lists";
import { addressOfKind, editorAddress } from "~/domain/content/desk";
import { listItems } from "~/domain/content/items.server";
import { kindOf } from "~/domain/content/kinds";
import { parseId } from "~/fields/id";
import { type Language, sentence, useTranslation } from "~/i18n";
import { Button, ButtonLink, EmptyState, LocalizedText, PageHeader } from "~/ui";
import { asText, kindIn } from "./place.server";

/** Returns the groups of a list with their codes; none for a list without groups. */
function groupsOf(list: ListName, language: Language) {
  const named =
    list === "cities"
      ? governorates.map(({ name, cities }) => ({
          code: groupOf(list, cities[0]!.id)!,
          name: name[language],
        }))
      : list === "universities"
        ? listNow("countries").map(({ code, name }) => ({ code, name: name[language] }))
        : [];
  return list === "cities" ? named : named.sort((a, b) => a.name.localeCompare(b.name, language));
}

const firstGroup = (list: ListName) =>
  list === "cities" ? groupOf(list, governorates[0]!.cities[0]!.id) : JORDAN;

export const loader = handler(contentOffice.referenceList, async ({ params, language, url }) => {
  const kind = kindIn(params.kind);
  const { list } = kindOf(kind);
  if (!list) throw new Response(null, { status: 404 });
  const groups = groupsOf(list, language);
  const requestedGroup = parseId(url.searchParams.get("group") ?? undefined);
  const group = groups.length
    ? (groups.find(({ code }) => code === requestedGroup)?.code ?? firstGroup(list))
    : null;
  const drafts = (await listItems(kind)).filter(
    ({ key, newest }) => !newest.liveFrom && groupOf(list, Number(key)) === group,
  );
  const draftOf = new Map(drafts.map((item) => [Number(item.key), item]));
  const present = groupsNow(list).get(group) ?? [];
  const added = drafts.filter(({ key }) => !present.some(({ code }) => code === Number(key)));
  const rows = [
    ...present.map(({ code, name, retired }) => ({ code, name, retired, isShown: true })),
    ...added.map(({ key, fields }) => ({
      code: Number(key),
      name: { ar: asText(fields.name_ar), en: asText(fields.name_en) || asText(fields.name_ar) },
      retired: false,
      isShown: false,
    })),
  ];
  return {
    head: { title: sentence(language, `content:kinds.${kind}`) },
    kind: list,
    groups,
    group,
    add: `${addressOfKind(kind)}/add${group === null ? "" : `/${group}`}`,
    rows: rows
      .map((row) => ({
        ...row,
        to: editorAddress({ kind, key: String(row.code) }),
        isDraft: draftOf.has(row.code),
      }))
      .sort((a, b) => a.name[language].localeCompare(b.name[language], language)),
  };
});

export default function ReferenceList() {
  const { t } = useTranslation("content");
  const { kind, groups, group, add, rows } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader actions={<ButtonLink href={add}>{t(`add.${kind}`)}</ButtonLink>} />
      <p className="mb-6 max-w-3xl text-muted">{t(`about.${kind}`)}</p>
      {groups.length ? <Groups kind={kind} groups={groups} group={group} /> : null}
      {rows.length ? (
        <ul className="rows">
          {rows.map((row) => (
            <Row key={row.code} {...row} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t("none")} />
      )}
    </>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Groups({ kind, groups, group }: Pick<Loaded, "kind" | "groups" | "group">) {
  const { t } = useTranslation("content");
  return (
    <form className="mb-8 flex flex-wrap items-end gap-4">
      <label>
        <span className="field-label">{t(kind === "cities" ? "lists.governorate" : "lists.country")}</span>
        <select name="group" defaultValue={group ?? undefined} className="input h-11">
          {groups.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" asks>
        {t("lists.show")}
      </Button>
    </form>
  );
}

function Row({ to, name, retired, isShown, isDraft }: Loaded["rows"][number]) {
  const { t } = useTranslation("content");
  return (
    <li className="row">
      <a className="link" href={to}>
        <LocalizedText text={name} />
      </a>
      <p className="flex flex-wrap gap-2">
        {isShown ? null : <span className="tag">{t("not-public")}</span>}
        {isDraft ? <span className="tag">{t("has-draft")}</span> : null}
        {retired ? <span className="tag">{t("lists.retired")}</span> : null}
      </p>
    </li>
  );
}
