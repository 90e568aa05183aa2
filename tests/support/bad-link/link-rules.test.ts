import { describe, expect, it } from "vitest";
import { bandwidth } from "./bandwidth";
import { cuts } from "./cuts";
import { lane } from "./lane";
import { losses } from "./losses";
import { requestReader } from "./request-reader";
import { HEADERS, PACKET, packetsOf } from "./wire-bytes";

const never = () => false;
const onceLost = () => {
  const answers = [true];
  return () => answers.shift() ?? false;
};

describe("the bandwidth", () => {
  it("spaces bytes by their size, without a burst after a pause", () => {
    const leaves = bandwidth(80_000);
    expect([leaves(1000, 0), leaves(500, 0), leaves(1000, 20)]).toEqual([100, 150, 250]);
    expect(leaves(1000, 1000)).toBe(1100);
  });

  it("without a limit costs no time", () => expect(bandwidth(Number.POSITIVE_INFINITY)(1e9, 5)).toBe(5));
});

describe("losses", () => {
  it("are a share of the packets, and the same ones for the same seed", () => {
    const drawn = (seed: number) => Array.from({ length: 10_000 }, losses(0.05, seed));
    const lost = drawn(7).filter(Boolean).length;
    expect([lost > 400, lost < 600]).toEqual([true, true]);
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
    expect(Array.from({ length: 100 }, losses(0, 7))).not.toContain(true);
  });
});

describe("a lane", () => {
  const link = { roundTripMs: 900, isLost: never };
  const ofTenMs = 100 - HEADERS;

  it("takes the time of the bytes with their headers, and half a round trip", () => {
    const arrives = lane({ ...link, leaves: bandwidth(80_000) }, 0);
    expect(arrives(ofTenMs, 0)).toEqual({ arrivesAt: 460, wireBytes: 100, lostBytes: 0 });
    expect(arrives(ofTenMs, 0)).toEqual({ arrivesAt: 470, wireBytes: 100, lostBytes: 0 });
  });

  it("carries nothing before it is open", () => {
    expect(lane({ ...link, leaves: bandwidth(80_000) }, 900)(ofTenMs, 0).arrivesAt).toBe(1350);
  });

  it("resends a lost packet one round trip later, and delays the following ones", () => {
    const arrives = lane({ ...link, isLost: onceLost(), leaves: bandwidth(80_000) }, 0);
    expect(arrives(ofTenMs, 0)).toEqual({ arrivesAt: 1360, wireBytes: 100, lostBytes: 100 });
    expect(arrives(ofTenMs, 0)).toEqual({ arrivesAt: 1360, wireBytes: 100, lostBytes: 0 });
  });
});

describe("packets", () => {
  it("have a maximum payload", () => {
    const sizes = (bytes: number) => packetsOf(Buffer.alloc(bytes)).map(({ length }) => length);
    expect([sizes(0), sizes(1), sizes(PACKET), sizes(PACKET + 1)]).toEqual([[], [1], [PACKET], [PACKET, 1]]);
  });
});

describe("the requests", () => {
  const text = [
    "GET /form HTTP/1.1\r\nHost: x\r\n\r\n",
    "POST /form?step=2 HTTP/1.1\r\nContent-Length: 26\r\n\r\nGET /body HTTP/1.1\r\n\r\nname",
    "POST /empty HTTP/1.1\r\ncontent-length: 0\r\n\r\n",
    "GET /last HTTP/1.1\r\n\r\n",
  ].join("");
  const seen = ["GET /form", "POST /form?step=2", "POST /empty", "GET /last"];

  it.each([1, 7, 50, 1000])("are recognised in pieces of %i bytes, but not inside a body", (size) => {
    const read = requestReader();
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, "g"))!;
    const found = pieces.flatMap((piece) => read(Buffer.from(piece)));
    expect(found.map(({ method, path }) => `${method} ${path}`)).toEqual(seen);
  });
});

describe("the cuts", () => {
  it("fall on the first attempts of each POST, and again on those of the next one", () => {
    const isCut = cuts(2);
    expect(["/a", "/a", "/b", "/a", "/a", "/b", "/b"].map(isCut)).toEqual([
      true,
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(cuts(0)("/a")).toBe(false);
  });
});
