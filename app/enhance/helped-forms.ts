import { busyButtons } from "./busy";
import { checkedFields } from "./checked-fields";
import { counters } from "./counters";
import { capsLockNotices, passwordButtons } from "./password";

/** Starts the scripts of forms without file fields. */
export function helpedForms() {
  busyButtons();
  passwordButtons();
  capsLockNotices();
  loadRules().then(() => {
    checkedFields();
    counters();
  });
}

type Rules = { checks: string; said: string };

/** Loads the rules of forms that only carry their address; without them, the server alone checks the fields. */
async function loadRules() {
  const forms = [...document.querySelectorAll<HTMLFormElement>("form[data-rules]")];
  const load = async ({ dataset }: HTMLFormElement) => {
    const answer = await fetch(dataset.rules!, { credentials: "omit" });
    const { checks, said }: Rules = await answer.json();
    Object.assign(dataset, { checks, said });
  };
  await Promise.allSettled(forms.map(load));
}
