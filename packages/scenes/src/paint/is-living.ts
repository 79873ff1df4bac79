import { type DrawableName, kindOf } from "../drawables.ts";

/** Whether it is somebody: a person or an animal. */
export const isLiving = (name: DrawableName) => ["animal", "person"].includes(kindOf(name));
