// The measure beside a coloring page: `node bench/fit-512.mjs PHOTO OUT`, one shrinking by sharp and nothing else.
import sharp from "sharp";

const [photo, out] = process.argv.slice(2);
await sharp(photo).resize(512, 512, { fit: "inside" }).toFile(out);
