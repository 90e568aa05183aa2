// A ceiling: the responses that one Node process can send from memory, with the fewest headers.
import { readFileSync } from "node:fs";
import { listen } from "./listen.mjs";

const body = readFileSync(process.env.BODY);
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Encoding": process.env.ENCODING,
  "Content-Length": body.length,
};

listen((_request, response) => response.writeHead(200, headers).end(body));
