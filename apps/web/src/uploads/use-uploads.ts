import { useEffect, useState, useSyncExternalStore } from "react";
import { useHost } from "../platform/host.ts";
import { type Batch, type Parcel, type UploadForm, Uploads, type UploadWay } from "./uploads.ts";

/** The uploads of this page by what they make and where it goes, for all forms that make it. */
const ofPage = new Map<string, Uploads>();

function uploadsOf(way: UploadWay): Uploads {
  const name = `${way.call} ${way.book ?? ""}`;
  const known = ofPage.get(name) ?? new Uploads(way);
  ofPage.set(name, known);
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
  const host = useHost();
  const [form] = useState<UploadForm>(() => ({ host }));
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
