const everyMs = 25;

/** Asks again and again until there is an answer other than undefined or false; rejects when the time is over. */
export async function eventually<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  withinMs = 20_000,
): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > deadline) throw new Error(`Nothing came of it within ${withinMs} ms: ${ask}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
