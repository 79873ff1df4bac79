import { waits } from "../../../../scripts/testing/waits.ts";

const everyMs = 25;

/** Asks again and again until there is an answer other than undefined or false; rejects when `wait` is over, in ms. */
export async function eventually<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  wait: number = waits.expectation,
): Promise<T> {
  const deadline = performance.now() + wait;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > deadline) throw new Error(`Nothing came of it within ${wait} ms: ${ask}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
