/**
 * A server mostly waits. Left to itself, Node lets the memory for short-lived values grow to 48 MB and more before it looks what
 * of it is still needed; `npm run load` shows what this saves and costs.
 */
export const serverFlags = ["--max-semi-space-size=2"];

/** The environment of a server where the operator sets nothing else. */
export const serverEnv = {
  NODE_ENV: "production",
  // the C library gives memory back to the system instead of keeping it for each of its threads
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  // compiling the database takes pieces of 32 kB and more; each by itself they are given back, else 55 MB stay as gaps
  MALLOC_MMAP_THRESHOLD_: "32768",
};
