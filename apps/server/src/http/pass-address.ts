import type { IncomingMessage } from "node:http";
import { sitePassPath } from "@tintery/contract";

/** Passes of requests, taken out of their addresses. */
const passes = new WeakMap<object, string>();
const withPass = new RegExp(`^${sitePassPath}([\\w.~-]{1,4000})(?=/)`);

/**
 * The address that a request is about, without the pass in front of it: `/app/pass/PASS/coloring/…` asks for
 * `/app/coloring/…`, so everything that is relative to such an address stays within it.
 */
export function takePass(request: Pick<IncomingMessage, "url">): string {
  const { url = "/" } = request;
  const [front, pass] = withPass.exec(url) ?? [];
  if (front === undefined || pass === undefined) return url;
  passes.set(request, pass);
  return `/app${url.slice(front.length)}`;
}

/** The pass, or passes, that a request's address held. */
export function passOf({ raw }: { raw: object }): string | undefined {
  return passes.get(raw);
}

/** An address below `/app/` with a pass in front. */
export function addressWithPass(address: string, pass: string): string {
  return address.replace(/^\/app\//, `${sitePassPath}${pass}/`);
}
