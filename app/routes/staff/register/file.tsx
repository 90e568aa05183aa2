import { data, type HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { PageHeader } from "~/ui";
import { FileChanges } from "./file-changes";
import { fileView, getFile } from "./file-report.server";
import {
  FileActions,
  FileFigures,
  FileOrigin,
  FileProgress,
  FileWarnings,
  RefusedLines,
  RefusedWhole,
} from "./file-view";

const SECONDS_BETWEEN_LOOKS = "3";

export const loader = handler(registerOffice.file, async ({ params, url, language }) => {
  const view = await fileView(await getFile(params.id), url.searchParams, language);
  const headers = view.isWorking ? { Refresh: SECONDS_BETWEEN_LOOKS } : undefined;
  return data(view, { headers });
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function RegisterFile() {
  const view = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader record={view.origin.fileName} />
      <FileProgress view={view} />
      <RefusedWhole view={view} />
      <FileWarnings warnings={view.warnings} />
      <FileFigures view={view} />
      <FileActions view={view} />
      <FileChanges view={view} />
      <RefusedLines view={view} />
      <FileOrigin view={view} />
    </>
  );
}
