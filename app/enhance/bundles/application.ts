import { keptDrafts } from "../kept-drafts";
import "./forms";

keptDrafts();
