/**
 * How V8 compiles in a process that lives for one conversion. Its kernels (WebAssembly) are compiled once and well
 * instead of twice, and JavaScript is left to the middle compiler: by the time the best one were done with a
 * loop, the loop would be over. Together they save a sixth of the processor time.
 */
export const childFlags: readonly string[] = ["--no-liftoff", "--no-opt"];
