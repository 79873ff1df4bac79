const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes of a text in base64 (RFC 4648) without line breaks. The engine has neither atob nor Buffer. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(128);
  for (let v = 0; v < 64; v++) values[alphabet.charCodeAt(v)] = v;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let i = 0, o = 0; i < text.length; i += 4, o += 3) {
    let word = 0;
    for (let c = 0; c < 4; c++) word = (word << 6) | values[text.charCodeAt(i + c)]!;
    // bytes beyond the end are padding; typed arrays drop them
    bytes[o] = word >> 16;
    bytes[o + 1] = word >> 8;
    bytes[o + 2] = word;
  }
  return bytes;
}
