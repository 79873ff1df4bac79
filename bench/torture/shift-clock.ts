/**
 * Loaded before a server: its clock is wrong by as many milliseconds as the file named by TORTURE_CLOCK says, and jumps whenever that
 * changes. Timers go on as before, as they do where a machine's clock is set.
 */
import { readFileSync, statSync } from "node:fs";

const file = process.env.TORTURE_CLOCK ?? "";
const RealDate = Date;
let looked = 0;
let written = 0;
let shift = 0;

function shifted(): number {
  const now = RealDate.now();
  if (now - looked > 200) {
    looked = now;
    try {
      const { mtimeMs } = statSync(file);
      if (mtimeMs !== written) shift = Number(readFileSync(file, "utf8"));
      written = mtimeMs;
    } catch {
      // no file, no jump
    }
  }
  return now + shift;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [shifted()] : given, newTarget),
  apply: () => new RealDate(shifted()).toString(),
  get: (target, name) => (name === "now" ? shifted : Reflect.get(target, name)),
});
