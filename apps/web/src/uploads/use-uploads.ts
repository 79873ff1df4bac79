import { useEffect, useState, useSyncExternalStore } from "react";
import type { CreateCall } from "../platform/call.ts";
import { type Batch, type Parcel, Uploads, type UploadWay } from "./uploads.ts";

/** The uploads of this page by what they make, for all forms that make it. */
const ofPage = new Map<CreateCall, Uploads>();

function uploadsOf(way: UploadWay): Uploads {
  const known = ofPage.get(way.call) ?? new Uploads(way);
  ofPage.set(way.call, known);
  return known;
}

/** Ends all uploads of this page and begins anew, as another page would. */
export function leaveUploads(): void {
  for (const uploads of ofPage.values()) uploads.stop();
  ofPage.clear();
}

/** What a form sees of the page's uploads, and what it can do with them. */
export interface FormUploads {
  batch: Batch;
  /** Whether this form shows the badge while it is hidden: of several forms only one does. */
  showsBadge: boolean;
  send: (parcels: readonly Parcel[]) => void;
  stop: () => void;
  forget: () => void;
}

/** Ties a form to the page's uploads, which go on whether the form is shown or not. */
export function useUploads(way: UploadWay): FormUploads {
  const [uploads] = useState(() => uploadsOf(way));
  const [form] = useState(() => ({}));
  const batch = useSyncExternalStore(uploads.subscribe, uploads.now);
  const showsBadge = useSyncExternalStore(uploads.subscribe, () => uploads.isSpokenForBy(form));
  useEffect(() => uploads.join(form), [uploads, form]);
  return {
    batch,
    showsBadge,
    send: (parcels) => void uploads.send(form, parcels),
    stop: () => uploads.stop(),
    forget: () => uploads.forget(),
  };
}
