import { expect } from "vitest";
import type { Visitor } from "./visitor";

const MAX_HOPS = 2;

const pageOf = (address: string) => address.replace(/\?next=.*/, "");

/**
 * Follows the redirects of addresses for a visitor, at most two each. Known pages, and logins with a return address,
 * are not requested again.
 */
export function waysOf(visitor: Visitor) {
  const seen = new Set<string>();
  return async (address: string): Promise<string[]> => {
    const way = [address];
    for (let index = address; !seen.has(pageOf(index)); ) {
      const answer = await visitor.get(index);
      await answer.arrayBuffer();
      if (answer.status === 200) seen.add(pageOf(index));
      else {
        expect([address, index, answer.status]).toEqual([address, index, 302]);
        index = answer.headers.get("Location")!;
        expect([...way, index].length - 1, `hops from ${address} to ${index}`).toBeLessThanOrEqual(MAX_HOPS);
        way.push(index);
      }
    }
    return way;
  };
}
