/** For each of some shares in their order, the sum of those before it: what is done when it begins. */
export function sharesBefore<Name extends string>(
  shares: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> {
  let sum = 0;
  const before = {} as Record<Name, number>;
  for (const name of Object.keys(shares) as Name[]) {
    before[name] = sum;
    sum += shares[name];
  }
  return before;
}
