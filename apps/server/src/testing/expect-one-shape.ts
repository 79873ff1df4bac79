import { inspectPhoto } from "@tintery/photos";
import { expect } from "vitest";

/** Expects a photo to be the same rectangle as a picture made of it, within half a pixel, and not enlarged to its size. */
export function expectOneShape(photo: Uint8Array, picture: Uint8Array): void {
  const [shown, made] = [inspectPhoto(photo)!, inspectPhoto(picture)!];
  expect(shown.width).toBeLessThanOrEqual(made.width);
  const height = (made.height * shown.width) / made.width;
  expect(Math.abs(shown.height - height)).toBeLessThanOrEqual(0.5);
}
