import { describe, expect, it } from "vitest";
import { deviceFamily } from "./sessions.server";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("deviceFamily", () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36`,
      "Chrome · Windows",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
      "Edge · Windows",
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/131.0.0.0 Safari/537.36`, "Chrome · Linux"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox · Linux"],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-A546E) ${webKit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
      "Samsung Internet · Android",
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; wv) ${webKit} Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36`,
      "Chrome · Android",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1",
      "Safari · iPhone",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1",
      "Chrome · iPad",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.6 Safari/605.1.15",
      "Safari · Mac",
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/130.0.0.0 Safari/537.36`,
      "Chrome · ChromeOS",
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/118.0 Safari/537.36 OPR/104.0`, "Opera · Windows"],
    ["Opera/9.80 (Android; Opera Mini/36.2/191.256; U; ar) Presto/2.12 Version/12.16", "Opera · Android"],
    ["Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko", "Windows"],
    ["curl/8.5.0", null],
    ["", null],
    [null, null],
    [`${"x".repeat(600)} Chrome/1 Windows`, null],
  ])("recognises %s as %s", (userAgent, family) => {
    expect(deviceFamily(userAgent)).toBe(family);
  });
});
