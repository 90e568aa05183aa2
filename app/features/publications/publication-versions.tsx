import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { RestoreVersion } from "~/forms";
import { Bilingual, PageHeader, Versions } from "~/ui";

type Loaded = Pick<ComponentProps<typeof Versions>, "compared" | "versions"> & {
  title: ComponentProps<typeof Bilingual>["text"];
};

/** The page of a publication's versions; `labels` name its fields. */
export function PublicationVersions({ labels }: { labels: Record<string, string> }) {
  const { title, compared, versions } = useLoaderData<Loaded>() as Loaded;
  return (
    <>
      <PageHeader record={<Bilingual text={title} tag={false} />} />
      <Versions
        compared={compared}
        versions={versions}
        label={(name) => labels[name] ?? name}
        restore={(number) => <RestoreVersion number={number} />}
      />
    </>
  );
}
