/** `verified` checks the server's certificate and its name. */
export type Tls = "none" | "preferred" | "required" | "verified";

const TLS: Record<string, Tls> = {
  disable: "none",
  false: "none",
  prefer: "preferred",
  allow: "required",
  require: "required",
};
const OURS = ["host", "sslmode", "ssl"];

/**
 * Parses DATABASE_URL. A host that begins with a slash (`%2Frun%2Fpostgresql`, `?host=`) is the folder of a Unix
 * socket.
 */
export function parseDatabaseUrl(databaseUrl: string): { url: string; path?: string; tls: Tls } {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get("host") ?? decodeURIComponent(url.hostname);
  const mode = url.searchParams.get("sslmode") ?? url.searchParams.get("ssl") ?? "disable";
  for (const name of OURS) url.searchParams.delete(name);
  if (host.startsWith("/")) {
    url.hostname = "localhost";
    return { url: url.toString(), path: `${host}/.s.PGSQL.${url.port || "5432"}`, tls: "none" };
  }
  url.hostname = host;
  return { url: url.toString(), tls: TLS[mode] ?? "verified" };
}
