import { describe, expect, test } from "vitest";
import { isPublic, mayBeWebhook, NotPublic, publicLookup } from "./public-address.ts";

describe("addresses for webhooks", () => {
  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.31.255.255",
    "192.168.0.1",
    "169.254.169.254",
    "100.100.100.200",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "64:ff9b::7f00:1",
    "fe80::1",
    "fd00::1",
    "fec0::1",
    "ff02::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "not an address",
  ])("%s is not public", (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test.each(["93.184.216.34", "1.1.1.1", "172.32.0.1", "2606:4700:4700::1111", "2a00:1450:4001::1"])(
    "%s is public",
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  test.each([
    "http://hooks.example.org/",
    "https://user:pass@hooks.example.org/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://localhost/",
    "https://metadata.google.internal/",
    "https://printer.local./",
    "ftp://hooks.example.org/",
    "hooks.example.org",
    "",
  ])("%s may be none", (url) => {
    expect(mayBeWebhook(url, { allowPrivate: false })).toBe(false);
  });

  test("an address of the public internet may, and of the own network where that is allowed", () => {
    expect(mayBeWebhook("https://hooks.example.org:8443/a?b=c", { allowPrivate: false })).toBe(true);
    expect(mayBeWebhook("http://192.168.0.2:8080/", { allowPrivate: true })).toBe(true);
    expect(mayBeWebhook("file:///etc/passwd", { allowPrivate: true })).toBe(false);
  });

  test("a name that leads into the own network is refused when the connection is made", async () => {
    for (const all of [true, false]) {
      const error = await new Promise((resolve) =>
        publicLookup("localhost", { all }, (refused) => resolve(refused)),
      );
      expect(error).toBeInstanceOf(NotPublic);
    }
  });
});
