/** What browsers and Node have alike; the contract knows neither's other words. */
declare class TextDecoder {
  constructor(encoding: string, options?: { fatal?: boolean });
  decode(bytes: Uint8Array): string;
}
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
