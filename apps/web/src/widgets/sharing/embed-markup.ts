import { widgetAttributes } from "@tintery/contract/tables";
import { elementMarkup, startTag } from "../../element-markup.ts";
import { addresses } from "../../platform/addresses.ts";

/** What is embedded: both pictures under a divider, or the result as a link. */
export const embedWays = ["slider", "picture"] as const;
export type EmbedWay = (typeof embedWays)[number];

/** A shared picture as other sites show it. */
export interface Embedded {
  /** Whole address of the link. */
  address: string;
  /** What the picture is, in words. */
  alt: string;
  /** Of both pictures, in any unit. */
  width: number;
  height: number;
}

/** Addresses of both pictures, without a version: other sites show the picture as it is now. */
export function embeddedPictures({ address }: Pick<Embedded, "address">): { before: string; after: string } {
  const link = address.slice(address.lastIndexOf("/") + 1);
  const whole = (which: "before" | "after") => new URL(addresses.sharedPicture(link, which), address).href;
  return { before: whole("before"), after: whole("after") };
}

/** The HTML that shows a shared picture on a page of another site. */
export function embedMarkup(way: EmbedWay, embedded: Embedded): string {
  const { address, alt, width, height } = embedded;
  const { before, after } = embeddedPictures(embedded);
  if (way === "picture") {
    // a link that was turned off leaves no broken picture behind
    const onerror = "this.parentNode.remove()";
    const image = { src: after, alt, width, height, style: "max-width: 100%; height: auto", onerror };
    return `${startTag("a", { href: address })}${startTag("img", image)}</a>`;
  }
  const script = { type: "module", src: new URL("/widgets.js", address).href };
  const slider = widgetAttributes("compare-slider", { before, after, afterLabel: alt, alt, width, height });
  return `${elementMarkup("script", script)}\n${elementMarkup("div", slider)}`;
}
