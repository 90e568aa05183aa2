import { beforeAll, describe, expect, it } from "vitest";
import { pack } from "~/platform/compression.server";
import { inRequest, type RequestScope } from "../request-scope.server";
import { findLastGood } from "./last-good.server";
import { contentFollowed, keepPage, makePage } from "./page-cache.server";

const DOCUMENT = "<!DOCTYPE html><html><style>a{}</style><main></main><script>1</script></html>";
const address = "192.0.2.1";
const lost = { address, away: "database", lost: true } satisfies RequestScope;
const found = (scope: RequestScope, status = 503) => inRequest(scope, () => findLastGood(status));

describe("the last good copy", () => {
  beforeAll(async () => {
    contentFollowed();
    const packed = await pack(Buffer.from(DOCUMENT));
    keepPage(makePage("/news"), { headers: [], packed, hasOneTimeIds: false, route: "/news" });
  });
  const place = (key = "/news") => makePage(key);

  it("is shown with its age while the database is away, and marks the request in whose place it stands", () => {
    const scope: RequestScope = { ...lost, place: place() };
    expect(found(scope)).toMatchObject({
      markup: "<html><style>/*page-css*/</style><main></main><script>/*page-script*/</script></html>",
      ageSeconds: 0,
    });
    expect(scope.stale).toBe(true);
  });

  it.each<[string, RequestScope, number?]>([
    ["whose answer may be his own", lost],
    ["of another page", { ...lost, place: place("/events") }],
    ["of a failure of our own", { address, place: place() }, 500],
    ["of a database that is too slow for it", { address, away: "database", place: place() }],
    ["while storage is away", { address, away: "storage", place: place() }],
    ["of a page that could be made", { ...lost, place: place() }, 200],
  ])("is none for a reader %s", (_which, scope, status) => {
    expect(found(scope, status)).toBeNull();
    expect(scope.stale).toBeUndefined();
  });
});
