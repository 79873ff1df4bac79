import { expect, test } from "vitest";
import { drawnEps } from "../testing/drawn-eps.ts";

/** The gray in the middle of a page filled by a function of a half. */
async function grayOf(functionDict: string): Promise<number> {
  const drawn = await drawnEps(
    `<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [-1e6 0 1e6 0] /Domain [0 1] /Function ${functionDict} >> shfill`,
  );
  return Number(drawn.at(50, 50).split(",")[0]);
}

const constant = (value: number) => `<< /FunctionType 2 /Domain [0 1] /C0 [${value}] /C1 [${value}] /N 1 >>`;

test.each([
  [
    "sampled",
    64,
    "<< /FunctionType 0 /Domain [0 1] /Range [0 1] /Size [3] /BitsPerSample 8 /DataSource <004080> >>",
  ],
  ["exponential", 64, "<< /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 2 >>"],
  [
    "stitched",
    204,
    `<< /FunctionType 3 /Domain [0 1] /Functions [${constant(0.2)} ${constant(0.8)}] /Bounds [0.4] /Encode [0 1 0 1] >>`,
  ],
  ["calculated", 64, "<< /FunctionType 4 /Domain [0 1] /Range [0 1] /Function { dup mul } >>"],
])("a %s function gives its value", async (_, gray, functionDict) => {
  expect(Math.abs((await grayOf(functionDict)) - gray)).toBeLessThan(2);
});
