import { isIPv6 } from "node:net";

/** Bits that IPv6 networks of growing size have in common: a link, what providers give a home (RFC 6177), and a site. */
const prefixes = [64, 56, 48] as const;

/**
 * The networks that an address is counted in, the narrowest first: an IPv4 address stands for itself, an IPv6 address for the 2^64
 * beside it, and for the larger networks that one customer can have.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return [mapped ?? address];
  const [a = "0", b = "0", c = "0", d = "0"] = groupsOf(address);
  const home = (Number.parseInt(d, 16) & 0xff00).toString(16);
  const [, homeBits, siteBits] = prefixes;
  return [
    [a, b, c, d].join(":"),
    `${[a, b, c, home].join(":")}/${homeBits}`,
    `${[a, b, c].join(":")}/${siteBits}`,
  ];
}

/** The narrowest network of an address. */
export const networkOf = (address: string): string => networksOf(address)[0];

/** The eight groups of an IPv6 address, hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  const [left = "", right] = written.split("::");
  const parts = (text: string) => (text === "" ? [] : text.split(":"));
  const [head, tail] = [parts(left), parts(right ?? "")];
  const gap = right === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...new Array<string>(gap).fill("0"), ...tail];
}
