import { helpedForms } from "../helped-forms";
import { keptDrafts } from "../kept-drafts";

helpedForms();
keptDrafts();
