import { keptDrafts } from "../kept-drafts";

keptDrafts();
