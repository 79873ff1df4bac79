import { lookup as dnsLookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/**
 * Addresses that lead to nobody on the public internet (IANA's registries of special-purpose addresses): what a stranger names must
 * not reach the server's own network, nor the metadata of its cloud.
 */
const special = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  special.ipv4.addSubnet(net, bits, "ipv4");
// only 2000::/3 is global, and of that these are not
special.ipv6.addSubnet("::", 3, "ipv6");
special.ipv6.addSubnet("4000::", 2, "ipv6");
special.ipv6.addSubnet("8000::", 1, "ipv6");
special.ipv6.addSubnet("2001::", 23, "ipv6");
special.ipv6.addSubnet("2001:db8::", 32, "ipv6");
special.ipv6.addSubnet("2002::", 16, "ipv6");
special.ipv6.addSubnet("3fff::", 20, "ipv6");

/** An address leads into a network that is not for the public. */
export class NotPublic extends Error {
  constructor() {
    super("The address leads into a private network.");
    this.name = "NotPublic";
  }
}

/** Whether an IP address belongs to the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  // an IPv4 address in the clothes of IPv6
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return isPublic(mapped);
  // one list each: Node holds every IPv4 address to the rules for IPv6 as well
  const kind = family === 4 ? "ipv4" : "ipv6";
  return !special[kind].check(address, kind);
}

/**
 * Finds the address of a name as Node does, and refuses it when any of them is not public. It is used for the connection itself, so a
 * name that changes between a check and the connection leads nowhere.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, "", 4);
    const addresses = Array.isArray(found) ? found : [];
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublic(address)))
      return callback(new NotPublic(), "", 4);
    if (options.all) return callback(null, addresses as never);
    return callback(null, addresses[0]!.address, addresses[0]!.family);
  });
};

/**
 * Whether an address may be a webhook: https, without a name and password in it, and not plainly of a private network. What its name
 * leads to is looked at with each connection.
 */
export function mayBeWebhook(text: string, { allowPrivate }: { allowPrivate: boolean }): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  if (allowPrivate) return protocol === "https:" || protocol === "http:";
  const bare = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:" || (isIP(bare) !== 0 && !isPublic(bare))) return false;
  return !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(bare);
}
