import { isIP, type Socket } from "node:net";
import { connect } from "node:tls";
import type { Tls } from "./address";

const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);
const LONGEST_HANDSHAKE = 3000;

const failed = (message: string, code: string) => Object.assign(new Error(message), { code });

/**
 * The secured connection on a socket that is connecting to PostgreSQL, ready to be used; rejects where there is none within
 * 3 s. One byte answers the request, and more would not be PostgreSQL's:
 * https://www.postgresql.org/docs/17/protocol-flow.html#PROTOCOL-FLOW-SSL
 */
export async function secured(raw: Socket, host: string, tls: Tls): Promise<Socket> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Socket>((resolve, reject) => {
      const late = () => reject(failed("the database did not answer", "CONNECT_TIMEOUT"));
      timer = setTimeout(late, LONGEST_HANDSHAKE);
      raw.on("error", reject);
      raw.once("close", () => reject(failed("the database ended the connection", "ECONNRESET")));
      raw.once("connect", () => raw.write(SSL_REQUEST));
      raw.once("data", (answer) => {
        const said = answer.toString("latin1");
        if (said === "N" && tls === "preferred") return resolve(raw);
        if (said !== "S") return reject(failed("the database takes no TLS connections", "ECONNREFUSED"));
        const servername = isIP(host) ? undefined : host;
        const socket = connect({ socket: raw, host, servername, rejectUnauthorized: tls === "verified" });
        socket.on("error", reject).once("secureConnect", () => resolve(socket));
      });
    });
  } catch (error) {
    raw.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
