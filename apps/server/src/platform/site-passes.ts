import { maxSelected, sitePassHours } from "@tintery/contract";
import { Signatures } from "./signatures.ts";

/**
 * Passes let one picture be read by its address alone, for a few hours: pictures, downloads and prints on a page of another
 * origin come without cookies and without headers. A pass names its visitor and its end, and is good for one picture only.
 */
export class SitePasses {
  readonly #signatures: Signatures;

  /** @param serverSecret the secret that cookies are signed with */
  constructor(serverSecret: string) {
    this.#signatures = new Signatures(serverSecret, "site passes");
  }

  /** A pass that ends after whole hours: within an hour a picture keeps its address, and a browser its copy. */
  issue(imageId: string, visitorId: string, now = Date.now()): string {
    const end = Math.floor(now / hourMs) + 1 + sitePassHours;
    return [visitorId, end.toString(36), this.#signatures.of(signedText(imageId, visitorId, end))].join(".");
  }

  /**
   * Whose a pass is.
   * @param passes of several pictures, joined by `joint`
   * @returns the visitor's id; null where none of them is good for the picture
   */
  visitorOf(passes: string, imageId: string, now = Date.now()): string | null {
    for (const pass of passes.split(joint, maxSelected)) {
      const [visitorId = "", hour = "", signature = ""] = pass.split(".");
      const end = Number.parseInt(hour, 36);
      if (!(end * hourMs > now)) continue;
      if (this.#signatures.isOf(signedText(imageId, visitorId, end), signature)) return visitorId;
    }
    return null;
  }
}

const signedText = (imageId: string, visitorId: string, end: number) => `${imageId} ${visitorId} ${end}`;

const hourMs = 3_600_000;
const joint = "~";
