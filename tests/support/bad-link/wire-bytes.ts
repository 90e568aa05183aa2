/** The size of a packet in bytes. */
export const PACKET = 1460;
/** Every packet has 20 bytes of IP, 20 of TCP and 12 of time stamps. */
export const HEADERS = 52;
/** Every second packet is acknowledged by a packet of headers only. */
export const ACKNOWLEDGED = HEADERS / 2;
/** Three packets open a connection and four close it, half of them in each direction. */
export const OPENED_AND_CLOSED = 4 * HEADERS;

/** Splits bytes into packets. */
export function packetsOf(bytes: Buffer): Buffer[] {
  const packets = [];
  for (let index = 0; index < bytes.length; index += PACKET)
    packets.push(bytes.subarray(index, index + PACKET));
  return packets;
}
