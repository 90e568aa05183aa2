import { beforeAll, describe, expect, it } from "vitest";
import { compressForCache } from "~/platform/compression.server";
import { contentFollowed } from "../content-changes.server";
import { type RequestScope, runInRequest } from "../request-scope.server";
import { findLastGood } from "./last-good.server";
import { cachePage, reserveSlot } from "./page-cache.server";

const DOCUMENT = "<!DOCTYPE html><html><style>a{}</style><main></main><script>1</script></html>";
const address = "192.0.2.1";
const lost = { address, unavailable: "database", connectionLost: true } satisfies RequestScope;
const found = (scope: RequestScope, status = 503) => runInRequest(scope, () => findLastGood(status));

describe("findLastGood", () => {
  beforeAll(async () => {
    contentFollowed();
    const packed = await compressForCache(Buffer.from(DOCUMENT));
    cachePage(reserveSlot("/news"), { headers: [], packed, hasOneTimeIds: false, route: "/news" });
  });
  const slot = (key = "/news") => reserveSlot(key);

  it("returns the copy with its age while the database is down, and marks the request as stale", () => {
    const scope: RequestScope = { ...lost, slot: slot() };
    expect(found(scope)).toMatchObject({
      markup: "<html><style>/*page-css*/</style><main></main><script>/*page-script*/</script></html>",
      ageSeconds: 0,
    });
    expect(scope.stale).toBe(true);
  });

  it.each<[string, RequestScope, number?]>([
    ["whose answer may be his own", lost],
    ["of another page", { ...lost, slot: slot("/events") }],
    ["of a failure of our own", { address, slot: slot() }, 500],
    ["of a database that is too slow for it", { address, unavailable: "database", slot: slot() }],
    ["while storage is away", { address, unavailable: "storage", slot: slot() }],
    ["of a page that could be made", { ...lost, slot: slot() }, 200],
  ])("returns none for a reader %s", (_which, scope, status) => {
    expect(found(scope, status)).toBeNull();
    expect(scope.stale).toBeUndefined();
  });
});
