// A ceiling: the least that a browser can paint, a page of one line.
import { listen } from "./listen.mjs";

const page =
  '<!DOCTYPE html><html lang="en"><meta name="viewport" content="width=device-width"><title>One line</title><main><a href="/">One line</a></main>';
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Length": page.length };

listen((_request, response) => response.writeHead(200, headers).end(page));
