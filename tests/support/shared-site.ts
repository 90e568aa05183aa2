import postgres from "postgres";
import { removeAtEnd, temporaryFolder } from "./launch";
import { createDatabase } from "./postgres-cluster";
import { startRoundRobin } from "./round-robin";
import { type RunningServer, startServer } from "./running-server";
import { startS3Server } from "./s3-server";

const keys = { accessKeyId: "key-of-the-test", secretAccessKey: "secret-of-the-test" };

/**
 * Starts two demo servers behind a proxy, which share only a database of the cluster, an S3 bucket and their secrets.
 * Both start at once on an empty database.
 */
export async function startSharedSite(environment: Record<string, string> = {}) {
  const database = await createDatabase();
  if (!database) throw new Error("a site of two servers needs TEST_DATABASE_URL");
  removeAtEnd(database.drop);
  const store = await startS3Server({ port: 0, bucket: "files", ...keys });
  removeAtEnd(store.stop);
  const settings = () => ({
    DEMO: "1",
    TRUST_PROXY: "1",
    DATABASE_URL: database.url,
    DATA_DIR: temporaryFolder(),
    SESSION_SECRET: "one secret for both of the processes",
    SETUP_TOKEN: "one-token-for-both-processes",
    S3_BUCKET: "files",
    S3_ENDPOINT: store.url,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    S3_FORCE_PATH_STYLE: "1",
    ...environment,
  });
  const places = [settings(), settings()] as const;
  const servers: RunningServer[] = await Promise.all(places.map((each) => startServer(each)));
  const proxy = await startRoundRobin(servers.map(({ address }) => address));
  removeAtEnd(proxy.close);
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  removeAtEnd(() => sql.end());
  return {
    proxy,
    servers,
    sql,
    store,
    /** Starts a server that ended again, where it was. */
    async again(nth: 0 | 1) {
      servers[nth] = await startServer({ ...places[nth], PORT: String(servers[nth]!.port) });
    },
  };
}
