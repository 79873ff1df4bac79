import { Arena } from "./arena.ts";
import { fromBase64 } from "./base64.ts";
import { type Kernels, kernelsModule } from "./built.ts";
import { webAssembly } from "./web-assembly.ts";

/** Kernels, and room in their memory. */
export interface Running {
  readonly kernels: Kernels;
  readonly arena: Arena;
}

/** Here WebAssembly does not run: a page's policy forbids it (`'wasm-unsafe-eval'` is missing), or its SIMD is unknown. */
export class NoWebAssembly extends Error {
  override readonly name = "NoWebAssembly";
}

/** Compiled once. */
let compiled: object | undefined;
let running: Running | undefined;

function compile(): object {
  if (!webAssembly) throw new NoWebAssembly("there is no WebAssembly here");
  try {
    return new webAssembly.Module(fromBase64(kernelsModule));
  } catch (cause) {
    throw new NoWebAssembly("WebAssembly with SIMD does not run here", { cause });
  }
}

function start(): Running {
  compiled ??= compile();
  const memory = new webAssembly!.Memory({ initial: 1 });
  const { exports } = new webAssembly!.Instance(compiled, { env: { memory } });
  return { kernels: exports as Kernels, arena: new Arena(memory) };
}

/**
 * Compiles and starts the kernels now instead of when they are first needed.
 * @throws NoWebAssembly where they cannot run
 */
export function loadKernels(): void {
  running ??= start();
}

/**
 * What `work` makes of kernels and of room in their memory, which is given back when `work` ends; in it other work
 * may run on them.
 * @throws NoWebAssembly where they cannot run, RangeError where there is no more memory for them
 */
export function onKernels<T>(work: (kernels: Kernels, arena: Arena) => T): T {
  running ??= start();
  const { kernels, arena } = running;
  const { end } = arena;
  try {
    return work(kernels, arena);
  } finally {
    arena.giveBack(end);
  }
}

/** Lets the memory of the kernels go; it comes back when it is needed. */
export function releaseKernels(): void {
  running = undefined;
}
