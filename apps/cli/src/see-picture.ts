import type { Raster, Seen, SeeingNetworks, SubjectStroke } from "@tintery/engine";
import { scaleSeen, see, seeSubject } from "@tintery/engine/see";
import type { Decoded } from "./verb.ts";

/** What a photo shows, as known without or with a look at it; a drawing is looked at in the size of what is made of it. */
export async function seePicture(
  photo: Raster,
  decoded: Pick<Decoded, "see">,
  { networks, strokes }: { networks: SeeingNetworks; strokes: readonly SubjectStroke[] },
): Promise<Seen> {
  if (!decoded.see) return see(photo, networks, strokes);
  const seen = scaleSeen(await decoded.see(networks), photo);
  return strokes.length > 0 ? seeSubject(photo, seen, strokes) : seen;
}
