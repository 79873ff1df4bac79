import type { Raster, Seen, SeeingNetworks, SubjectStroke } from "@tintery/engine";
import { scaleSeen, see, seeSubject } from "@tintery/engine/see";
import type { Decoded } from "./verb.ts";

/** What a photo shows, or what is known of a picture that was painted from a prompt. */
export function seePicture(
  photo: Raster,
  decoded: Pick<Decoded, "see">,
  { networks, strokes }: { networks: SeeingNetworks; strokes: readonly SubjectStroke[] },
): Seen {
  if (!decoded.see) return see(photo, networks, strokes);
  const seen = scaleSeen(decoded.see(), photo);
  return strokes.length > 0 ? seeSubject(photo, seen, strokes) : seen;
}
