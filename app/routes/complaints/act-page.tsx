import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { toComplaints, Written } from "./message-view";

type ActPageProps = {
  title: string;
  complaint: { id: number; title: string };
  back?: { to: string; words: string };
  children: ReactNode;
};

/** A page on which one thing is done about one message: the way to it, the form, and the way back without doing it. */
export function ActPage({ title, complaint, back, children }: ActPageProps) {
  const { t, language } = useTranslation("complaints");
  const own = `/complaints/${complaint.id}`;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[...toComplaints(language), { title: <Written>{complaint.title}</Written>, path: own }]}
      />
      <div className="max-w-2xl">
        {children}
        <p className="mt-6">
          <a className="link" href={back?.to ?? own}>
            {back?.words ?? t("back-to-one")}
          </a>
        </p>
      </div>
    </>
  );
}
