import type { Language } from "@tintery/contract/messages";

/** What the options of a view depend on besides the image. */
export interface OptionsContext {
  /** Whether the image belongs to whoever sees it. */
  isOwn: boolean;
  language: Language;
  /** Whether whoever sees it may know how many regions and how much area each color has. */
  commercial: boolean;
}
