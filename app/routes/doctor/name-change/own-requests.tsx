import type { NameChangeState } from "~/domain/name-changes/states";
import { useTranslation } from "~/i18n/use-translation";
import { RequestList } from "~/ui/requests";

type Request = {
  id: number;
  nameAr: string;
  nameEn: string;
  documentName: string;
  state: NameChangeState;
  note: string | null;
  sent: string;
  decided: string | null;
};

/** What a doctor asked for so far, and what became of it. */
export function OwnRequests({ requests }: { requests: Request[] }) {
  const { t } = useTranslation("names");
  const items = requests.map(({ nameAr, nameEn, documentName, state, sent, decided, ...request }) => ({
    ...request,
    what: (
      <>
        <bdi lang="ar" className="font-bold">
          {nameAr}
        </bdi>
        <bdi lang="en">{nameEn}</bdi>
      </>
    ),
    state: t(`states.${state}`),
    facts: (
      <>
        {t("sent-on", { day: sent })}
        {decided ? ` · ${t("decided-on", { day: decided })}` : null}
        {" · "}
        <bdi className="wrap-anywhere">{documentName}</bdi>
      </>
    ),
  }));
  return <RequestList id="own-requests" title={t("yours")} items={items} />;
}
