// A ceiling: the sign-ins that this machine can do, with one password comparison each at the site's cost.
import { hash, verify } from "@node-rs/argon2";
import { listen } from "./listen.mjs";

const kept = await hash("a password", { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });

listen((request, response) => {
  request.resume().on("end", async () => {
    await verify(kept, "a password");
    response.writeHead(303, { Location: "/", "Content-Length": 0 }).end();
  });
});
