type Place = { dataDir: string; databaseUrl?: string; s3?: { bucket: string; endpoint?: string } };

/** Host and database of an address, without whose it is. */
function shownDatabase(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `PostgreSQL, ${pathname.slice(1) || "its own database"} at ${host || searchParams.get("host") || "localhost"}`;
}

/** Where an installation keeps its rows and its files. */
export const placeLines = ({ dataDir, databaseUrl, s3 }: Place): string[] => [
  `Rows to    ${databaseUrl ? shownDatabase(databaseUrl) : `embedded database in DATA_DIR ${dataDir}`}`,
  `Files to   ${s3 ? `bucket ${s3.bucket}${s3.endpoint ? ` at ${new URL(s3.endpoint).host}` : ""}` : `folder ${dataDir}/files`}`,
];
