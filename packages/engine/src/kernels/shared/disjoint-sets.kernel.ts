/**
 * What stands for the whole set of a member, in a list of parents (i32) of which roots are their own; halves the path on
 * the way. As `DisjointSets` in graphs/disjoint-sets.ts, for lists that kernels fill.
 */
export function rootOf(parents: usize, member: i32): i32 {
  let at = member;
  let up = load<i32>(parents + (<usize>at << 2));
  while (up !== at) {
    const above = load<i32>(parents + (<usize>up << 2));
    store<i32>(parents + (<usize>at << 2), above);
    at = above;
    up = load<i32>(parents + (<usize>at << 2));
  }
  return at;
}
