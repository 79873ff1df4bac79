// Packs the face cascade of the npm package `ccv` 1.0.0 into the file that the engine reads:
//   npm pack ccv@1.0.0 && tar xzf ccv-1.0.0.tgz && node scripts/pack-face-cascade.mjs package/js/face.js
// See docs/decisions/0011-faces-by-a-cascade.md; the format is described in packages/engine/src/raster/face-cascade.ts.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const target = resolve(
  dirname(fileURLToPath(import.meta.url)),
  "../packages/engine/src/raster/face-cascade.data.ts",
);
const cascade = createRequire(import.meta.url)(resolve(process.argv[2]));

const float = (value) => Buffer.from(Float32Array.of(value).buffer);
const short = (value) => Buffer.from([value & 255, value >> 8]);
const points = (x, y, z) => x.flatMap((_, q) => (z[q] < 0 ? [] : [short((z[q] << 10) | (y[q] << 5) | x[q])]));

const parts = [Buffer.from([cascade.stage_classifier.length])];
for (const { count, threshold, feature, alpha } of cascade.stage_classifier) {
  parts.push(short(count), float(threshold));
  feature.forEach(({ px, py, pz, nx, ny, nz }, k) => {
    if (alpha[2 * k] !== -alpha[2 * k + 1]) throw new Error(`feature ${k} is not symmetric`);
    const [lighter, darker] = [points(px, py, pz), points(nx, ny, nz)];
    parts.push(
      Buffer.from([(lighter.length << 4) | darker.length]),
      float(alpha[2 * k + 1]),
      ...lighter,
      ...darker,
    );
  });
}
const lines = Buffer.concat(parts)
  .toString("base64")
  .match(/.{1,100}/g)
  .map((line) => `  "${line}"`);
writeFileSync(
  join(target),
  `/*
The face cascade of ccv, as packed by scripts/pack-face-cascade.mjs; never edited by hand.

Copyright (c) 2010, Liu Liu
All rights reserved.

Redistribution and use in source and binary forms, with or without modification, are permitted provided that the
following conditions are met:

* Redistributions of source code must retain the above copyright notice, this list of conditions and the following
  disclaimer.
* Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following
  disclaimer in the documentation and/or other materials provided with the distribution.
* Neither the name of the authors nor the names of its contributors may be used to endorse or promote products derived
  from this software without specific prior written permission.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES,
INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL,
EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF
USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT,
STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF
ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/

/** The cascade in base64. */
export const faceCascade =
${lines.join(" +\n")};
`,
);
