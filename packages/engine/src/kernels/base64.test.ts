import fc from "fast-check";
import { expect, test } from "vitest";
import { fromBase64 } from "./base64.ts";

test("base64 of any bytes is read back", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(fromBase64(Buffer.from(bytes).toString("base64"))).toEqual(bytes);
    }),
  );
});
