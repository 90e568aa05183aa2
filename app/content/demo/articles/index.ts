import type { DemoArticle } from "./article";
import { first } from "./first";
import { second } from "./second";

/** The news of the demo association, newest first. */
export const demoArticles: readonly DemoArticle[] = [...first, ...second];
