import { busyButtons } from "../busy";
import { checkedFields } from "../checked-fields";
import { counters } from "../counters";
import { capsLockNotices, passwordButtons } from "../password";

busyButtons();
passwordButtons();
capsLockNotices();
checkedFields();
counters();
