/** The size of a packet in bytes. */
export const PACKET = 1460;
/** 20 bytes of IP, 20 of TCP and 12 of its time stamps go with every packet. */
export const HEADERS = 52;
/** Every second packet is acknowledged by a packet that has nothing but headers. */
export const ACKNOWLEDGED = HEADERS / 2;
/** Three packets open a connection and four close it; here as much goes one way as the other. */
export const OPENED_AND_CLOSED = 4 * HEADERS;

/** The packets in which bytes go over the wire. */
export function packetsOf(bytes: Buffer): Buffer[] {
  const packets = [];
  for (let index = 0; index < bytes.length; index += PACKET)
    packets.push(bytes.subarray(index, index + PACKET));
  return packets;
}
