// A ceiling: the certificates that one Node process can draw.
import path from "node:path";
import { certificate } from "../certificate.mjs";
import { listen } from "./listen.mjs";

const { drawCertificate } = await import(path.resolve(process.env.BUNDLE));
let drawn = 0;

listen((request, response) => {
  request.resume().on("end", async () => {
    const bytes = await drawCertificate(certificate(drawn++ % 10_000));
    response.writeHead(303, { Location: "/", "X-Bytes": bytes.length, "Content-Length": 0 }).end();
  });
});
