import type { DemoEvent } from "./event";
import { past } from "./past";
import { upcoming } from "./upcoming";

/** The events of the demo association, in the order of their days. */
export const demoEvents: readonly DemoEvent[] = [...past, ...upcoming];
