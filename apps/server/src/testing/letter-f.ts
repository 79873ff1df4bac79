import { goodJpeg } from "@tintery/photos/testing";
import type { SamplePhoto } from "@tintery/photos/samples";

/** A sample that is converted in a moment. */
export const letterF: SamplePhoto = { id: "kitten", read: () => goodJpeg() };
