import { liveList } from "../live-list";

liveList();
