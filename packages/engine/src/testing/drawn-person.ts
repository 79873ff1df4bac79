import type { Field } from "../edges/field.ts";
import type { Raster } from "../raster/raster.ts";
import { drawnFace } from "./drawn-face.ts";
import { drawRaster } from "./scenes.ts";

type Color = readonly [number, number, number];

/** A head as somebody might have drawn it with three colors; lengths are shares of the face's height. */
export interface DrawnPerson {
  readonly raster: Raster;
  readonly face: ReturnType<typeof drawnFace>;
  /** 1 where hair is, and where the person is. */
  readonly hair: Uint8Array;
  readonly person: Field;
}

const side = 320;
const [middle, tall] = [{ x: 160, y: 150 }, 110];

/**
 * A face with hair around it up to its cheeks, a neck and a shirt, before a light wall.
 * @param colors of the hair, the skin and the shirt
 */
export function drawnPerson(hairColor: Color, skin: Color, shirt: Color): DrawnPerson {
  const hair = new Uint8Array(side * side);
  const person = new Float32Array(side * side);
  const raster = drawRaster(side, side, (u, v) => {
    const at = Math.floor(v * side) * side + Math.floor(u * side);
    const [x, y] = [(u * side - middle.x) / tall, (v * side - middle.y) / tall];
    const isFace = (x / 0.38) ** 2 + ((y + (y < -0.1 ? 0.1 : 0.1)) / (y < -0.1 ? 0.4 : 0.6)) ** 2 < 1;
    const isHair = !isFace && y < 0.2 && (x / 0.56) ** 2 + ((y + 0.12) / 0.62) ** 2 < 1;
    const isNeck = !isFace && Math.abs(x) < 0.2 && y > 0 && y < 0.72;
    const isShirt = y > 0.66 && Math.abs(x) < 0.35 + 1.2 * (y - 0.66);
    const isSomebody = isFace || isHair || isNeck || isShirt;
    if (isHair) hair[at] = 1;
    if (isSomebody) person[at] = 1;
    if (isShirt) return shirt;
    if (isFace || isNeck) return skin;
    return isHair ? hairColor : [226, 230, 232];
  });
  return {
    raster,
    hair,
    person: { width: side, height: side, data: person },
    face: drawnFace({ ...middle, height: tall }),
  };
}
