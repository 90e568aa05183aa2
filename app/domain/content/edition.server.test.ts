import { expect, it } from "vitest";
import { edition, setEdition } from "~/content/current-edition";
import { runInRequest } from "~/platform/request-scope.server";
import { beginWithLatestEdition } from "./edition.server";

const announced = () => edition().announcement?.text.en;
const announce = (en: string) => setEdition({ ...edition(), announcement: { text: { en, ar: en } } });

it("a request is answered from the edition that held when it began, the next one from what was published since", () => {
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
