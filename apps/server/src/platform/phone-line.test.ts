import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { phoneLine } from "./phone-line.ts";

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: "IPv4", internal: false, ...more }) as NetworkInterfaceInfo;
const home = {
  lo: [at("127.0.0.1", { internal: true })],
  wlan: [at("fe80::1", { family: "IPv6" } as object), at("192.168.1.20")],
};
const usual = { HOST: "127.0.0.1", PUBLIC_URL: "http://localhost:3000", PORT: 3000 };

test("a server for its own machine says how a phone gets to it", () => {
  expect(phoneLine(usual, home)).toBe(
    "to open http://192.168.1.20:3000 on a phone in the same network, start with HOST=0.0.0.0 PUBLIC_URL=http://192.168.1.20:3000",
  );
});

test("one that is open to the network, but not known by its address there, says the same", () => {
  expect(phoneLine({ ...usual, HOST: "0.0.0.0" }, home)).toBe(phoneLine(usual, home));
});

test("one that is started so says where it is", () => {
  const open = { ...usual, HOST: "0.0.0.0", PUBLIC_URL: "http://192.168.1.20:3000" };
  expect(phoneLine(open, home)).toBe("open http://192.168.1.20:3000 on a phone in the same network");
  // and not before it can be reached there
  expect(phoneLine({ ...open, HOST: "127.0.0.1" }, home)).toBeNull();
});

test("one with an address of its own, or without a network, says nothing", () => {
  expect(phoneLine({ ...usual, PUBLIC_URL: "https://paint.example.org" }, home)).toBeNull();
  expect(phoneLine(usual, { lo: home.lo })).toBeNull();
});
