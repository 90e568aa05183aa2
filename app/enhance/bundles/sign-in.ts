import { busyButtons } from "../busy";
import { enterGoesOn } from "../enter-goes-on";
import { capsLockNotices, passwordButtons } from "../password";

busyButtons();
enterGoesOn();
passwordButtons();
capsLockNotices();
