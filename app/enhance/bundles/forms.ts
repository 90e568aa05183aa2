import { helpedForms } from "../helped-forms";

helpedForms();
