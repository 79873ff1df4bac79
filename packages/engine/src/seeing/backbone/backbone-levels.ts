import type { GraphBuilder, Made } from "../../tflite/graph-builder.ts";
import type { LayerFile } from "../../tflite/layer-file.ts";

/** Channels after the first layer, and how much wider blocks are inside. */
const [firstChannels, widening] = [32, 6];
/** Channels that each block gives, and its stride (Sandler and others, "MobileNetV2", CVPR 2018, table 2). */
const blocks = [
  { channels: 16, stride: 1 },
  { channels: 24, stride: 2 },
  { channels: 24, stride: 1 },
  { channels: 32, stride: 2 },
  { channels: 32, stride: 1 },
  { channels: 32, stride: 1 },
  { channels: 64, stride: 2 },
  { channels: 64, stride: 1 },
  { channels: 64, stride: 1 },
  { channels: 64, stride: 1 },
  { channels: 96, stride: 1 },
  { channels: 96, stride: 1 },
  { channels: 96, stride: 1 },
] as const;
/** What heads read: the sums after these blocks, and what this one is inside. The inside of the block after the last is read, too. */
const read = { sums: [2, 5, 12], inside: 6 } as const;

const bent = { isRectified: true, ceiling: 6 } as const;

/**
 * The part of MobileNetV2 on which heads stand, and what they read of it, the finest first: 24, 32, 192, 96 and 576 channels, 4, 8, 8, 16
 * and 16 pixels of the picture apart.
 * @param picture from -1, black, to 1, white; its side is a multiple of 16
 */
export function backboneLevels(
  builder: GraphBuilder,
  file: Pick<LayerFile, "next">,
  picture: Made,
): readonly Made[] {
  const expanded = (from: Made) =>
    builder.convolved(from, file.next(widening * from.channels, from.channels), bent);
  const levels: Made[] = [];
  let at = builder.convolved(picture, file.next(firstChannels, 9 * 3), { ...bent, stride: 2 });
  for (const [k, { channels, stride }] of blocks.entries()) {
    const inside = k === 0 ? at : expanded(at);
    if (k === read.inside) levels.push(inside);
    const filtered = builder.depthwise(inside, file.next(inside.channels, 9), { ...bent, stride });
    const projected = builder.convolved(filtered, file.next(channels, inside.channels));
    at = stride === 1 && at.channels === channels ? builder.sum(at, projected) : projected;
    if ((read.sums as readonly number[]).includes(k)) levels.push(at);
  }
  levels.push(expanded(at));
  return levels;
}
