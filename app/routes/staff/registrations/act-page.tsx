import type { ReactNode } from "react";
import { QUEUE } from "~/domain/internships/queue-filter";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { toQueue } from "./crumbs";
import type { ShownApplication } from "./shown-application.server";

type Props = { title: string; application: ShownApplication; children: ReactNode };

/** A page on which an application is decided about: whose it is, the form, and the way back without deciding. */
export function ActPage({ title, application, children }: Props) {
  const { t, language } = useTranslation("registrations");
  const own = `${QUEUE}/${application.id}`;
  const name = language === "ar" ? application.nameAr : application.nameEn;
  return (
    <>
      <PageHeader title={title} crumbs={[...toQueue(language), { title: <bdi>{name}</bdi>, path: own }]} />
      <div className="max-w-3xl">
        {children}
        <p className="mt-8">
          <a className="link" href={own}>
            {t("back-to-one")}
          </a>
        </p>
      </div>
    </>
  );
}
