import { liveLists } from "../live-list";

liveLists();
