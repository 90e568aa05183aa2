import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/**
 * Forwards connections to a server on this machine until a test disturbs them: `cut` resets open ones, `refuse` also
 * accepts no new ones, `swallow` keeps connections open and drops all bytes, `mend` restores forwarding.
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
    /** Swallowed bytes are lost, so that their connections stay broken. */
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

/** Returns the database's address through a link. */
export const byWayOf = (url: string, { port }: { port: number }) =>
  Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).toString();
