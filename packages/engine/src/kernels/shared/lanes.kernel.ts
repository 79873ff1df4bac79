/** The sum of the four whole numbers of a vector. */
// @ts-ignore: decorator
@inline
export function sumOfLanes(four: v128): i32 {
  return (
    i32x4.extract_lane(four, 0) + i32x4.extract_lane(four, 1) + i32x4.extract_lane(four, 2) + i32x4.extract_lane(four, 3)
  );
}
