// Loaded into short-lived processes, which never regain the cost of optimising the database engine's code.
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--liftoff-only");
