/**
 * The lines of a stream of UTF-8. They end with line feeds only: Node’s `readline` also ends one at U+2028 and U+2029, which JSON has
 * inside its strings.
 */
export async function* splitLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  rest += decoder.decode();
  if (rest) yield rest;
}
