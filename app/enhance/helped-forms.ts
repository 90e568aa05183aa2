import { busyButtons } from "./busy";
import { checkedFields } from "./checked-fields";
import { counters } from "./counters";
import { capsLockNotices, passwordButtons } from "./password";
import { loadRules } from "./rules-file";

/** What helps in any form that takes no files. */
export function helpedForms() {
  busyButtons();
  passwordButtons();
  capsLockNotices();
  loadRules().then(() => {
    checkedFields();
    counters();
  });
}
