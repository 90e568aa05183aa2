import { demoServer } from "./bench/server.mjs";
import { bundled } from "./bundled.mjs";
import { startCluster } from "./postgres-cluster.mjs";

const keys = { accessKeyId: "key-of-the-store", secretAccessKey: "secret-of-the-store" };
const BUCKET = "naqaba";

const settingsOf = (database, store) => ({
  DATABASE_URL: database.url,
  S3_BUCKET: BUCKET,
  S3_ENDPOINT: store.url,
  S3_ACCESS_KEY_ID: keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  S3_FORCE_PATH_STYLE: "1",
  SESSION_SECRET: "one secret for all of the processes",
  SETUP_TOKEN: "one-token-for-all-processes",
  TRUST_PROXY: "1",
});

/**
 * Starts two servers that share only a throw-away PostgreSQL, an S3 store and their secrets, behind a proxy that
 * alternates between them. Both write the demo into the empty database at once. With `count: 1`, one server in the same
 * environment. `stop` ends everything.
 */
export async function startTwoProcesses({ port = 0, settings = {}, count = 2 } = {}) {
  const ending = [];
  const stop = async () => {
    for (const end of ending.splice(0).reverse()) await end();
  };
  try {
    const database = await startCluster();
    if (!database) throw new Error("There is no PostgreSQL here and none could be installed.");
    ending.push(() => database.stop());
    const { startS3Server } = await bundled("tests/support/s3-server.ts");
    const store = await startS3Server({ port: 0, bucket: BUCKET, ...keys });
    ending.push(() => store.stop());
    const shared = { ...settingsOf(database, store), ...settings };
    const starting = Array.from({ length: count }, () => demoServer(shared));
    const started = await Promise.allSettled(starting);
    const servers = started.filter(({ value }) => value).map(({ value }) => value);
    ending.push(() => Promise.all(servers.map((server) => server.stop())));
    for (const { reason } of started) if (reason) throw reason;
    const { startRoundRobin } = await bundled("tests/support/round-robin.ts");
    const proxy = await startRoundRobin(
      servers.map((server) => server.address),
      port,
    );
    ending.push(() => proxy.close());
    return { address: proxy.address, servers, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
