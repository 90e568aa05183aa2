import { describe, expect, it } from "vitest";
import { leadsToAccount } from "./social-accounts";

describe("an address on a social network", () => {
  it.each([
    "https://www.facebook.com/association",
    "https://www.facebook.com/profile.php?id=100",
    "http://x.com/association/",
    "https://www.youtube.com/@association",
  ])("leads to an account: %s", (address) => expect(leadsToAccount(address)).toBe(true));

  it.each([
    null,
    "",
    "facebook.com/association",
    "https://www.facebook.com",
    "https://x.com/",
    "https://www.youtube.com//",
    "https://x.com/?lang=ar#top",
    "javascript:alert(1)",
  ])("leads to none: %s", (address) => expect(leadsToAccount(address)).toBe(false));
});
