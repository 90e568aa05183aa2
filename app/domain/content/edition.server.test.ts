import { expect, it } from "vitest";
import { edition, setEdition } from "~/content/current-edition";
import { runInRequest } from "~/platform/request-scope.server";
import { beginWithLatestEdition } from "./edition.server";

const announced = () => edition().announcement?.text.en;
const announce = (en: string) => setEdition({ ...edition(), announcement: { text: { en, ar: en } } });

it("answers a request from the edition that was current when it began, and the next one from the published edition", () => {
  const begin = <Result>(work: () => Result) => {
    const scope = { address: "" };
    return runInRequest(scope, () => {
      beginWithLatestEdition(scope);
      return work();
    });
  };
  begin(() => {});
  announce("Closed on Sunday");
  begin(() => {
    announce("Closed on Monday");
    expect(announced()).toBe("Closed on Sunday");
  });
  expect(begin(announced)).toBe("Closed on Monday");
  expect(announced()).toBe("Closed on Monday");
});
