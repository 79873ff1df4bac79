import type { ImageView } from "@tintery/contract";

/** What a dialog about a finished image is given. */
export interface ImageDialogProps {
  image: ImageView;
  open: boolean;
  onClose: () => void;
}
