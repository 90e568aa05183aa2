import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { bandwidth } from "./bad-link/bandwidth";
import { cuts } from "./bad-link/cuts";
import { delayed } from "./bad-link/delayed";
import { lane } from "./bad-link/lane";
import { losses } from "./bad-link/losses";
import { requestReader, type SeenRequest } from "./bad-link/request-reader";
import { ACKNOWLEDGED, OPENED_AND_CLOSED } from "./bad-link/wire-bytes";

type Shape = { bitsASecond: number; roundTripMs: number; loss: number; seed?: number; cutTimes?: number };
/** A forwarded request: whether its answer was cut off, and the bytes of the answer without packet headers. */
export type Passed = SeenRequest & { cut: boolean; answered: number };

/** A rural mobile link: 80 kbit/s in each direction, a round trip of 0.9 s, 5 % packet loss. */
export const badLink = { bitsASecond: 80_000, roundTripMs: 900, loss: 0.05, seed: 7 };
/** An unlimited link, for counting bytes and for cutting. */
export const quickLink = { bitsASecond: Number.POSITIVE_INFINITY, roundTripMs: 0, loss: 0 };

/**
 * Starts a link of this kind to a port of this machine. It counts bytes as on a network without encryption: payload,
 * packet headers, acknowledgements, opening and closing of connections; retransmitted bytes are counted separately.
 * With `cutTimes`, the server processes a POST and answers, but the connection breaks before the answer arrives, for
 * the first attempts of each.
 */
export async function startBadLink(port: number, { cutTimes = 0, seed = 1, ...shape }: Shape) {
  const counted = { sent: 0, received: 0, sentAgain: 0 };
  const passed: Passed[] = [];
  const open = new Set<Socket>();
  const isLost = losses(shape.loss, seed);
  const isCut = cuts(cutTimes);
  const up = { ...shape, isLost, leaves: bandwidth(shape.bitsASecond) };
  const down = { ...shape, isLost, leaves: bandwidth(shape.bitsASecond) };

  function join(client: Socket) {
    const server = connect({ port, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
    const ends = [client, server];
    const openAt = performance.now() + shape.roundTripMs;
    const read = requestReader();
    let passedNow: Passed | undefined;
    counted.sent += OPENED_AND_CLOSED;
    counted.received += OPENED_AND_CLOSED;
    const upwards = delayed(server, lane(up, openAt), ({ wireBytes, lostBytes }) => {
      counted.sent += wireBytes;
      counted.sentAgain += lostBytes;
      counted.received += ACKNOWLEDGED;
    });
    const downwards = delayed(client, lane(down, 0), ({ wireBytes }) => {
      counted.received += wireBytes;
      counted.sent += ACKNOWLEDGED;
    });
    client.on("data", (bytes: Buffer) => {
      for (const request of read(bytes)) {
        passedNow = { ...request, cut: request.method === "POST" && isCut(request.path), answered: 0 };
        passed.push(passedNow);
      }
      upwards.pass(bytes);
    });
    server.on("data", (bytes: Buffer) => {
      if (passedNow?.cut) for (const end of ends) end.resetAndDestroy();
      else downwards.pass(bytes);
      if (passedNow) passedNow.answered += bytes.length;
    });
    client.on("end", upwards.end);
    server.on("end", downwards.end);
    for (const socket of ends) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        for (const end of ends) end.destroy();
      });
    }
  }

  const gate = createServer({ allowHalfOpen: true, noDelay: true }, join).listen(0, "127.0.0.1");
  await once(gate, "listening");
  return {
    port: (gate.address() as AddressInfo).port,
    passed,
    counted,
    close() {
      for (const socket of open) socket.destroy();
      gate.close();
    },
  };
}
