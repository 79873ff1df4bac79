/** The one word of text decoding that the engine speaks; its library of types (ES2023) does not know it. */
const { TextDecoder } = globalThis as unknown as {
  readonly TextDecoder: new () => { decode(bytes: Uint8Array): string };
};
const decoder = new TextDecoder();

/** Codes of ASCII characters as text. Natively: a loop over them costs more than writing path data does. */
export function asciiText(codes: Uint8Array): string {
  return decoder.decode(codes);
}
