import { type ComputerPermission, computerPermissions } from "./identities";

const EDITING: ComputerPermission[] = ["details", "names"];

/** In their order; whoever edits cards must be able to find them. */
export function completePermissions(chosen: readonly ComputerPermission[]): ComputerPermission[] {
  const editing = EDITING.some((permission) => chosen.includes(permission));
  return computerPermissions.filter(
    (permission) => chosen.includes(permission) || (editing && permission === "look-up"),
  );
}
