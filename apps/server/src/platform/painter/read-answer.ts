import type * as z from "zod";
import type { PainterAnswer } from "./ask-painter.ts";
import { PainterTrouble } from "./painter.ts";

/**
 * What an answer says, where it is JSON of a shape.
 * @throws PainterTrouble `painter_nonsense`
 */
export function readAnswer<Shape extends z.ZodType>(shape: Shape, { bytes }: PainterAnswer): z.output<Shape> {
  const read = shape.safeParse(jsonIn(bytes));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new PainterTrouble(
    "painter_nonsense",
    `The painter's answer makes no sense: ${issue?.path.join(".")} ${issue?.message}`,
  );
}

/** Tells answers with one of these codes from others. */
export function hasStatus(...codes: readonly number[]): (answer: PainterAnswer) => boolean {
  return ({ status }) => codes.includes(status);
}

/**
 * Values and names in the largest answer that is read. A line of hundreds of ComfyUI workflows has some ten thousand. In memory each
 * takes up to a hundred bytes, so that a picture’s worth of empty brackets would be gigabytes.
 */
const maxValues = 200_000;

/** What bytes say, or undefined where they are no JSON, or more of it than a painter has to say. */
export function jsonIn(bytes: Uint8Array): unknown {
  if (!isWithin(bytes, maxValues)) return undefined;
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Whether JSON holds at most so many values and names: looked at without parsing it, and texts are skipped. */
function isWithin(json: Uint8Array, max: number): boolean {
  let count = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]!;
    if (byte === quote) at = endOfText(json, at);
    else if (structure.has(byte)) count += 1;
    if (count > max) return false;
  }
  return true;
}

const [quote, backslash] = Buffer.from('"\\') as unknown as [number, number];
/** What stands before a value or a name. */
const structure = new Set(Buffer.from("[{,:"));

/** Where the text ends that begins at `start`. */
function endOfText(json: Uint8Array, start: number): number {
  for (let end = json.indexOf(quote, start + 1); end >= 0; end = json.indexOf(quote, end + 1)) {
    let before = end;
    while (json[before - 1] === backslash) before -= 1;
    // a quote after an even number of backslashes is not escaped
    if ((end - before) % 2 === 0) return end;
  }
  return json.length;
}

/** The longest name, address or model of a painter, in characters. */
export const maxName = 1000;

/** A PNG as a form carries it. */
export function pngOf(bytes: Uint8Array): Blob {
  return new Blob([Uint8Array.from(bytes)], { type: "image/png" });
}

/** A picture that was sent as text; some put the beginning of an address before it. */
export function pictureIn(base64: string): Uint8Array {
  const bytes = Buffer.from(base64.replace(/^data:[^,]*,/, ""), "base64");
  if (bytes.length === 0) throw new PainterTrouble("painter_nonsense", "The painter sent an empty picture.");
  return bytes;
}

/** What an answer that is no success usually means; those with a code of their own are looked at before. */
export function troubleOf({ status }: PainterAnswer, detail = ""): PainterTrouble {
  const words = `The painter answered ${status}${detail && `: ${detail.slice(0, 300)}`}`;
  if (status === 402) return new PainterTrouble("painter_quota", words);
  const isBusy = status === 429 || status === 408 || status >= 500;
  return new PainterTrouble(isBusy ? "painter_away" : "painter_closed", words);
}
