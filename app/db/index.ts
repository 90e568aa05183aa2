export {
  connect,
  type Db,
  db,
  LISTEN,
  pool,
  poolSockets,
  type Tx,
  withDedicatedConnection,
} from "./client.server";
export * from "./schema";
export { matches, matchesAll } from "./search";
