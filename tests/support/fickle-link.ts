import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/**
 * A way to a server on this machine that a test can spoil: `cut` resets what is open, `refuse` takes nothing new as well,
 * `swallow` keeps connections open, old and new ones, and lets no byte through; `mend` makes it a good one again.
 */
export async function startFickleLink(port: number) {
  const open = new Set<Socket>();
  let swallowing = false;

  function join(client: Socket) {
    const server = connect({ port, host: "127.0.0.1", noDelay: true });
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(from);
      from.on("data", (bytes) => {
        if (!swallowing) to.write(bytes);
      });
      from.on("error", () => {});
      from.on("close", () => {
        open.delete(from);
        if (!swallowing) to.destroy();
      });
    }
  }

  const listen = async (port: number): Promise<Server> => {
    const gate = createServer({ noDelay: true }, join).listen(port, "127.0.0.1");
    await once(gate, "listening");
    return gate;
  };
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  let gate: Server | null = await listen(0);
  const gatePort = (gate.address() as AddressInfo).port;

  return {
    port: gatePort,
    cut,
    refuse() {
      gate?.close();
      gate = null;
      cut();
    },
    swallow() {
      swallowing = true;
    },
    /** Swallowed bytes are lost: the connection that missed them stays broken. */
    async mend() {
      if (swallowing) cut();
      swallowing = false;
      gate ??= await listen(gatePort);
    },
    close() {
      gate?.close();
      cut();
    },
  };
}

/** The same address of a database, by way of a link. */
export const byWayOf = (url: string, { port }: { port: number }) =>
  Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).toString();
