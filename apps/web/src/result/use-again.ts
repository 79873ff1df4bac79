import type { ImageView } from "@tintery/contract";
import { type ComponentType, useState } from "react";
import type { OpenedForm } from "../form-opener.tsx";
import { noteGone } from "../platform/gone-images.ts";
import { useTexts } from "../platform/texts.tsx";
import { useLate } from "../platform/use-late.ts";

/** A creation form that is opened again with what an image was made from. */
export interface Again<Given, Props> {
  /** The form, null until it is here. */
  Form: ComponentType<Props> | null;
  /** What the image was made from, null until it was fetched. */
  given: Given | null;
  busy: boolean;
  /** Why it could not be opened, in words. */
  problem: string | null;
  /** Fetches what the image was made from, and opens the form with it. */
  take: () => Promise<void>;
  /** Of the form, whether it is open. */
  opened: Pick<OpenedForm, "open" | "onClose" | "onOpen">;
}

/**
 * Opens a creation form again with what an image was made from.
 * @param load fetches the form; the same function in every render
 * @param fetchGiven what the image was made from; rejects with the answer where the server has it no more
 */
export function useAgain<Given, Props>(
  image: ImageView,
  load: () => Promise<ComponentType<Props>>,
  fetchGiven: () => Promise<Given>,
): Again<Given, Props> {
  const { t } = useTexts();
  const form = useLate(load);
  const [given, setGiven] = useState<Given | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "open" | "failed">("idle");
  const take = async () => {
    if (state === "busy") return;
    setState("busy");
    form.fetch();
    try {
      setGiven(await fetchGiven());
      setState("open");
    } catch (error) {
      if (error instanceof Response && error.status === 404) noteGone(image.id);
      setState("failed");
    }
  };
  return {
    Form: form.Late,
    given,
    busy: state === "busy",
    problem: state === "failed" || form.failed ? t("spec.something_went_wrong") : null,
    take,
    opened: {
      open: state === "open",
      onClose: () => setState("idle"),
      onOpen: () => setState("open"),
    },
  };
}
