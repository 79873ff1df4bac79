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

/** What bytes say, or undefined where they are no JSON. */
export function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return undefined;
  }
}

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
