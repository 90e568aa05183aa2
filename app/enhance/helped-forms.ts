import { busyButtons } from "./busy";
import { checkedFields } from "./checked-fields";
import { counters } from "./counters";
import { capsLockNotices, passwordButtons } from "./password";

/** Scripts for every form that has no file fields. */
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

/** Brings the rules of forms that bear only where they are; without them their fields are judged by the server alone. */
async function loadRules() {
  const forms = [...document.querySelectorAll<HTMLFormElement>("form[data-rules]")];
  const load = async ({ dataset }: HTMLFormElement) => {
    const answer = await fetch(dataset.rules!, { credentials: "omit" });
    const { checks, said }: Rules = await answer.json();
    Object.assign(dataset, { checks, said });
  };
  await Promise.allSettled(forms.map(load));
}
