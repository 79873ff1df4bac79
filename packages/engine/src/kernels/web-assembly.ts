/** The few words of WebAssembly that the engine speaks; its library of types (ES2023) knows none of them. */
export interface WebAssemblyMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

interface WebAssemblyNamespace {
  readonly Memory: new (limits: { initial: number }) => WebAssemblyMemory;
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

/** WebAssembly where this machine has it. */
export const webAssembly = (globalThis as { WebAssembly?: WebAssemblyNamespace }).WebAssembly;

/** Bytes of a page, the unit in which memory grows. */
export const pageBytes = 65536;
