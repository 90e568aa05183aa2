import { busyButtons } from "../busy";

busyButtons();
