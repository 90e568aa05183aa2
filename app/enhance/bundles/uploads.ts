import { busyButtons } from "../busy";
import { checkedFields } from "../checked-fields";
import { counters } from "../counters";
import { uploads } from "../uploads/uploads";

const busy = busyButtons();
checkedFields();
counters();
uploads(busy);
