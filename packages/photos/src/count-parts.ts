import { PhotoError } from "./photo-error.ts";

/**
 * Segments, chunks, boxes, and items that one file may have. A camera writes some hundreds; a file of 20 MB gets here with parts of
 * 1.3 kB, and encoders write 4 kB and more at a time.
 */
export const maxParts = 15_000;

/**
 * Counts the parts of a file while it is walked, so that no stranger's file is walked for seconds.
 * @returns what is called for each part; throws PhotoError `damaged` at the first that is too much
 */
export function partCounter(): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count > maxParts) throw new PhotoError("damaged");
  };
}
