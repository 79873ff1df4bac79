import type { Language } from "@tintery/contract/messages";

/** What the options of a view depend on besides the image. */
export interface OptionsContext {
  /** Whether the image belongs to whoever sees it. */
  isOwn: boolean;
  language: Language;
}
