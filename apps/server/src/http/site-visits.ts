import type { FastifyRequest } from "fastify";
import type { SitePlace } from "../platform/site-visitor-store.ts";

/** A request that comes from a page of another origin: with a site key, or by an address that lets in by itself. */
export interface SiteVisit {
  place: SitePlace;
  /** An address with what lets in, for pictures of the visitor; as it is where there is no visitor yet. */
  openTo: (address: string, imageId: string) => string;
}

const visits = new WeakMap<FastifyRequest, SiteVisit>();

/** Notes that a request comes from a page of another origin. */
export function noteSiteVisit(request: FastifyRequest, visit: SiteVisit): void {
  visits.set(request, visit);
}

/** What is known of a request from a page of another origin; undefined for our own pages and for programs. */
export function siteVisitOf(request: FastifyRequest): SiteVisit | undefined {
  return visits.get(request);
}
