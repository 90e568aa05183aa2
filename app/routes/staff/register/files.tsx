import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { listRegisterFiles } from "~/domain/register/register-files.server";
import { formatNumber, localMoment, useTranslation } from "~/i18n";
import { ButtonLink, EmptyState, Ltr, PageHeader } from "~/ui";

export const loader = handler(registerOffice.files, async ({ language }) => {
  const files = await listRegisterFiles();
  return {
    files: files.map(({ id, fileName, state, by, createdAt, counts }) => ({
      id,
      fileName,
      state,
      by,
      sent: localMoment(createdAt, language),
      added: formatNumber(counts.added ?? 0, language),
      changed: formatNumber(counts.changed ?? 0, language),
    })),
  };
});

export default function RegisterFiles() {
  const { t } = useTranslation("register-files");
  const { files } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        actions={
          <>
            <ButtonLink href={href(registerOffice.sendFile)}>{t("send")}</ButtonLink>
            <ButtonLink variant="quiet" href={href(registerOffice.unplaced)}>
              {t("unplaced.title")}
            </ButtonLink>
          </>
        }
      />
      {files.length ? (
        <table className="table row-cards">
          <thead>
            <tr>
              <th scope="col">{t("name")}</th>
              <th scope="col">{t("state")}</th>
              <th scope="col">{t("counts.added")}</th>
              <th scope="col">{t("counts.changed")}</th>
              <th scope="col">{t("when")}</th>
              <th scope="col">{t("by")}</th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ id, fileName, state, by, sent, added, changed }) => (
              <tr key={id}>
                <th scope="row">
                  <a className="link wrap-anywhere" href={href(registerOffice.file, { id })}>
                    <bdi>{fileName}</bdi>
                  </a>
                </th>
                <td data-word={t("state")}>
                  <span className="tag">{t(`states.${state}`)}</span>
                </td>
                <td data-word={t("counts.added")}>
                  <Ltr>{added}</Ltr>
                </td>
                <td data-word={t("counts.changed")}>
                  <Ltr>{changed}</Ltr>
                </td>
                <td data-word={t("when")}>
                  <time dateTime={sent.iso}>{sent.text}</time>
                </td>
                <td data-word={t("by")}>
                  <bdi>{by}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyState title={t("none")} />
      )}
    </>
  );
}
