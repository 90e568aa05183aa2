import { fileSize, useTranslation } from "~/i18n";
import { filePath } from "~/platform/photo-path";
import { Icon, Ltr } from "~/ui";

export type Attachment = {
  id: string;
  fileName: string;
  fileKey: string;
  fileSize: number;
  fileType: string;
};

/** Shows the type and size of a file, such as "PDF · 1.2 MB". */
export const FileFacts = ({ file }: { file: Attachment }) => (
  <span className="text-sm text-muted">
    <Ltr>{`${file.fileType.toUpperCase()} · ${fileSize(file.fileSize)}`}</Ltr>
  </span>
);

export function AttachmentList({ attachments }: { attachments: Attachment[] }) {
  const { t } = useTranslation("news");
  if (!attachments.length) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{t("files")}</h2>
      <ul className="file-rows">
        {attachments.map((file) => (
          <li key={file.id}>
            <a href={filePath(file.fileKey)}>
              <Icon name="file" />
              <bdi>{file.fileName}</bdi> <FileFacts file={file} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
