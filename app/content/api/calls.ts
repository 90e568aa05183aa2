import { words } from "../words";
import { applications } from "./applications";
import type { Group } from "./call";
import { cards } from "./cards";
import { certificates } from "./certificates";
import { everybody } from "./common-fields";
import { elections } from "./elections";
import { letters } from "./letters";
import { programs } from "./programs";
import { signingIn } from "./signing-in";

const description: Group = {
  id: "this-description",
  title: words("This description", "هذا الوصف"),
  calls: [
    {
      id: "description",
      method: "get",
      path: "/api/openapi.json",
      title: words("Read this description as OpenAPI 3.1", "قراءة هذا الوصف بصيغة ⁦OpenAPI 3.1⁩"),
      who: everybody,
      done: { status: 200, about: words("The description itself.", "الوصف نفسه."), fields: null },
    },
  ],
};

/** Every JSON call of the site, by what it is about. */
export const allCalls: readonly Group[] = [
  signingIn,
  cards,
  certificates,
  elections,
  applications,
  letters,
  programs,
  description,
];

export const calls = allCalls.flatMap((group) => group.calls);
