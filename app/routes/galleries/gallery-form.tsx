import { useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { pageAddress } from "~/domain/galleries/list-page";
import { ErrorSummary } from "~/forms/error-summary";
import { SubmissionId } from "~/forms/hidden-fields";
import { useTranslation } from "~/i18n/use-translation";
import { Pager } from "~/ui/pager";
import type { EditedGallery } from "./edited-gallery.server";
import { useFieldLabels } from "./field-labels";
import { FormButtons } from "./form-buttons";
import { type Fields, NewPhotos } from "./new-photos";
import type { Refused } from "./refused";
import { SafeDefault } from "./safe-default";
import { StoredPhotos } from "./stored-photos";
import { TextFields } from "./text-fields";

/** The add form, and the edit form of a gallery that is there; on with a draft goes whichever page it came about on. */
export function GalleryForm({ gallery }: { gallery: EditedGallery | null }) {
  const { t } = useTranslation("galleries");
  const refused = useActionData<Refused>();
  const [form, fields] = useForm<Fields>({
    id: "gallery",
    lastResult: refused?.answer,
    defaultValue: gallery?.texts,
  });
  const labels = useFieldLabels(gallery, refused?.names ?? {});
  const address = gallery ? `/edit-gallery/${gallery.id}` : undefined;
  return (
    <>
      <form
        method="post"
        action={gallery && address ? pageAddress(address, gallery.list.page) : undefined}
        encType="multipart/form-data"
        noValidate
        className="max-w-3xl"
      >
        <ErrorSummary form={form} labels={labels} sentence={refused?.othersKept ? t("others-kept") : null} />
        <SubmissionId />
        {gallery ? <SafeDefault gallery={gallery} /> : null}
        <TextFields fields={fields} labels={labels} />
        {gallery ? <StoredPhotos gallery={gallery} errors={form.allErrors} /> : null}
        <NewPhotos gallery={gallery} form={form} fields={fields} labels={labels} />
        <FormButtons gallery={gallery} />
      </form>
      {gallery ? (
        <Pager
          page={gallery.list.page}
          pages={gallery.list.pages}
          hrefFor={(page) => pageAddress(`/edit-gallery/${gallery.id}`, page)}
        />
      ) : null}
    </>
  );
}
