import { expect, test } from "vitest";
import { networkOf, networksOf } from "./networks.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
])("%s belongs to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("an IPv6 address is counted in the networks of a home and of a site, too", () => {
  const inOneHome = ["2001:db8:1:abcd::1", "2001:db8:1:abff::1"].map(networksOf);
  expect(inOneHome[0]).toEqual(["2001:db8:1:abcd", "2001:db8:1:ab00/56", "2001:db8:1/48"]);
  expect(inOneHome[1]?.slice(1)).toEqual(inOneHome[0]?.slice(1));
  expect(networksOf("2001:db8:1:ac00::1")).toEqual([
    "2001:db8:1:ac00",
    "2001:db8:1:ac00/56",
    "2001:db8:1/48",
  ]);
});
