import type { SubstituteFiles } from "../fonts/substitute-fonts.ts";
import type { Machine } from "../machine.ts";
import { arithmeticOperators } from "./arithmetic.ts";
import { colorOperators } from "./colors.ts";
import { comparisonOperators } from "./comparison.ts";
import { containerOperators } from "./containers.ts";
import { controlOperators } from "./control.ts";
import { conversionOperators } from "./conversions.ts";
import { deviceOperators, lineOperators, systemOperators, systemValues } from "./device.ts";
import { fileOperators } from "./files.ts";
import { fontOperators } from "./fonts.ts";
import { imageOperators } from "./images.ts";
import { matrixOperators } from "./matrices.ts";
import { memoryOperators } from "./memory.ts";
import { paintingOperators } from "./painting.ts";
import { pathOperators } from "./paths.ts";
import { resourceOperators } from "./resources.ts";
import { stackOperators } from "./stack.ts";
import { textOperators } from "./text.ts";
import { userPathOperators } from "./user-paths.ts";

/** Gives a machine its operators and the dictionaries that programs expect. */
export function installOperators(machine: Machine, fonts: SubstituteFiles): void {
  for (const table of [
    stackOperators,
    arithmeticOperators,
    comparisonOperators,
    containerOperators,
    conversionOperators,
    controlOperators,
    memoryOperators,
    fileOperators,
    matrixOperators,
    lineOperators,
    pathOperators,
    colorOperators,
    paintingOperators,
    imageOperators,
    userPathOperators,
    textOperators,
    deviceOperators,
    systemOperators,
    fontOperators(machine, fonts),
    resourceOperators(machine),
  ])
    machine.addOperators(table);
  const { system, user, global } = machine.dicts;
  for (const [name, value] of Object.entries(systemValues(machine))) system.entries.set(name, value);
  system.entries.set("systemdict", system);
  system.entries.set("userdict", user);
  system.entries.set("globaldict", global);
  for (const name of ["statusdict", "errordict", "$error", "internal dictionary"])
    system.entries.set(name, machine.makeDict(50));
}
