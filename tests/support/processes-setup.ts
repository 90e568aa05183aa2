import { afterAll } from "vitest";
import { removeLeftovers } from "./launch";

afterAll(removeLeftovers);
