import { clientAddress } from "~/platform/client-address.server";
import { isWithin } from "~/platform/networks.server";
import { settings } from "~/platform/settings.server";

/** Everywhere, unless COMPUTER_NETWORKS says where (S14). */
export const isComputerNetwork = (): boolean =>
  !settings.computerNetworks || isWithin(settings.computerNetworks, clientAddress());
