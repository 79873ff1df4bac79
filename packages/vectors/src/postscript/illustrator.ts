import type { Machine } from "./machine.ts";
export function addIllustratorOperators(machine: Machine): void {
  void machine;
}
