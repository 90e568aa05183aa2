import type { NameChangeState } from "~/domain/name-changes/states";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/text";
import { LIST } from "./address";

type Props = {
  request: {
    id: number;
    memberNumber: number;
    nameAr: string;
    nameEn: string;
    state: NameChangeState;
    sent: string;
  };
};

/** A request in the list: who asked for which names, and where it stands. */
export function RequestRow({ request: { id, memberNumber, nameAr, nameEn, state, sent } }: Props) {
  const { t } = useTranslation("names");
  return (
    <li className="border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <a className="link font-bold" href={`${LIST}/${id}`}>
          {t("list.open", { id })}
        </a>
        <span className="tag">{t(`states.${state}`)}</span>
      </p>
      <p className="flex flex-wrap gap-x-4">
        <bdi lang="ar">{nameAr}</bdi>
        <bdi lang="en">{nameEn}</bdi>
      </p>
      <p className="text-sm text-muted">
        {`${t("list.member")} `}
        <Ltr>{memberNumber}</Ltr>
        {` · ${t("sent-on", { day: sent })}`}
      </p>
    </li>
  );
}
