import { Arena, OutOfRoom } from "./arena.ts";
import { fromBase64 } from "./base64.ts";
import { type Kernels, kernelsModule } from "./built.ts";
import { webAssembly } from "./web-assembly.ts";

interface Running {
  readonly kernels: Kernels;
  readonly arena: Arena;
}

/** Compiled once; null where WebAssembly or its SIMD is missing or forbidden. */
let compiled: object | null | undefined;
let running: Running | undefined;
let isOff = false;

function compile(): object | null {
  try {
    return webAssembly ? new webAssembly.Module(fromBase64(kernelsModule)) : null;
  } catch {
    return null;
  }
}

function start(): Running | undefined {
  if (compiled === undefined) compiled = compile();
  if (!webAssembly || compiled === null) return undefined;
  try {
    const memory = new webAssembly.Memory({ initial: 1 });
    const { exports } = new webAssembly.Instance(compiled, { env: { memory } });
    return { kernels: exports as Kernels, arena: new Arena(memory) };
  } catch {
    // a process whose addresses are limited gets no such memory
    return undefined;
  }
}

/** Compiles and starts the kernels now instead of when they are first needed. */
export function loadKernels(): void {
  running ??= start();
}

/**
 * What `work` returns, computed with kernels; undefined where this machine has none or no memory for them, and then
 * the caller's plain code does the same, to the same bytes. The arena's room is given back when `work` ends.
 */
export function onKernels<T>(work: (kernels: Kernels, arena: Arena) => T): T | undefined {
  if (isOff) return undefined;
  running ??= start();
  if (!running) return undefined;
  const { kernels, arena } = running;
  try {
    return work(kernels, arena);
  } catch (error) {
    if (error instanceof OutOfRoom) return undefined;
    throw error;
  } finally {
    arena.clear();
  }
}

/** Lets the memory of the kernels go; it comes back when it is needed. */
export function releaseKernels(): void {
  running = undefined;
}

/** Runs `work` as on a machine without WebAssembly. */
export function withoutKernels<T>(work: () => T): T {
  isOff = true;
  try {
    return work();
  } finally {
    isOff = false;
  }
}
