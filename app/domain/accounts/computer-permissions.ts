import { type ComputerPermission, computerPermissions } from "./identities";

const EDITING: ComputerPermission[] = ["details", "names"];

/** Returns the permissions in their order, adding the look-up that editing cards requires. */
export function completePermissions(chosen: readonly ComputerPermission[]): ComputerPermission[] {
  const editing = EDITING.some((permission) => chosen.includes(permission));
  return computerPermissions.filter(
    (permission) => chosen.includes(permission) || (editing && permission === "look-up"),
  );
}
