export type SeenRequest = { method: string; path: string };

const END_OF_HEAD = "\r\n\r\n";
const LENGTH = /^content-length:\s*(\d+)/im;

/** Reads the requests in what a client sends over one connection, bodies of a told length passed over. */
export function requestReader() {
  let head = "";
  let bodyLeft = 0;
  return (bytes: Buffer): SeenRequest[] => {
    const seen: SeenRequest[] = [];
    let rest = bytes.toString("latin1");
    while (rest) {
      const passed = Math.min(bodyLeft, rest.length);
      bodyLeft -= passed;
      head += rest.slice(passed);
      rest = "";
      const end = head.indexOf(END_OF_HEAD);
      if (end < 0) break;
      const [method = "", path = ""] = head.split(" ", 2);
      seen.push({ method, path });
      bodyLeft = Number(LENGTH.exec(head.slice(0, end))?.[1] ?? 0);
      rest = head.slice(end + END_OF_HEAD.length);
      head = "";
    }
    return seen;
  };
}
