import type { ComponentProps, ReactNode } from "react";
import { usePageTitle } from "~/ui/page-meta";
import { Breadcrumbs } from "../page-header";
import { Written } from "../text";
import { OpeningBand } from "./opening-band";

type Props = Omit<ComponentProps<typeof OpeningBand>, "crumbs" | "title"> & { title?: ReactNode };

/** The opening of a page with its breadcrumbs; the title defaults to that of the address. */
export function Opening({ title, ...band }: Props) {
  const pageTitle = usePageTitle();
  return (
    <OpeningBand
      {...band}
      crumbs={<Breadcrumbs title={title} />}
      title={title ?? <Written words={pageTitle} />}
    />
  );
}
