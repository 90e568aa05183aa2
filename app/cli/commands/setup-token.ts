import { type Command, CommandRefused } from "../command";

export const command: Command = {
  summary: "prints the token of /setup, while there is no administrator",
  usage: "[--new]",
  explanation: `
With --new it draws another one and the old one opens nothing more; without, where none is kept, it draws the first. Run it where
the server's DATA_DIR is; only to print the token the server need not be stopped. Once there is an administrator, /setup is closed;
another one is made by an administrator, or by create-admin.`,
  options: { new: { type: "boolean" } },
  positionals: { min: 0, max: 0 },
  async run({ values }) {
    const { withDatabase } = await import("../with-database");
    const { presentToken, currentSetupToken } = await import("~/domain/accounts/setup.server");
    const { settings } = await import("~/platform/settings.server");
    if (settings.setupToken)
      throw new CommandRefused("The token of /setup is the one that SETUP_TOKEN sets.");
    const kept = values.new ? null : presentToken();
    const token = kept ?? (await withDatabase(() => currentSetupToken({ anew: Boolean(values.new) })));
    if (!token) throw new CommandRefused("There is an administrator: /setup is closed.");
    console.log(token);
    return 0;
  },
};
