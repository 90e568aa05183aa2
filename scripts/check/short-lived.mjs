// Loaded into processes that live for seconds: none earns back what optimizing the database engine's code costs.
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--liftoff-only");
