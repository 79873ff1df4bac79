import { Segment } from "../drawing/path.ts";

/** A letter's outline in the units of its font. */
export interface Glyph {
  /** Segment kinds, as in `Path`. */
  readonly kinds: readonly number[];
  readonly points: readonly number[];
  /** How far the next letter is. */
  readonly width: number;
}

/** The outlines of a font, by glyph name or CID as text. */
export interface FontProgram {
  glyph(name: string): Glyph;
}

/** Draws a glyph with relative and absolute moves. */
export class GlyphPen {
  readonly kinds: number[] = [];
  readonly points: number[] = [];
  x = 0;
  y = 0;
  #isOpen = false;

  move(dx: number, dy: number): void {
    this.close();
    this.x += dx;
    this.y += dy;
  }

  line(dx: number, dy: number): void {
    this.#begin();
    this.x += dx;
    this.y += dy;
    this.kinds.push(Segment.line);
    this.points.push(this.x, this.y);
  }

  curve(dx1: number, dy1: number, dx2: number, dy2: number, dx3: number, dy3: number): void {
    this.#begin();
    const [x1, y1] = [this.x + dx1, this.y + dy1];
    const [x2, y2] = [x1 + dx2, y1 + dy2];
    this.x = x2 + dx3;
    this.y = y2 + dy3;
    this.kinds.push(Segment.curve);
    this.points.push(x1, y1, x2, y2, this.x, this.y);
  }

  close(): void {
    if (this.#isOpen) this.kinds.push(Segment.close);
    this.#isOpen = false;
  }

  /** Adds another glyph, shifted. */
  add({ kinds, points }: Glyph, dx: number, dy: number): void {
    this.close();
    for (const kind of kinds) this.kinds.push(kind);
    points.forEach((value, k) => {
      this.points.push(value + (k % 2 === 0 ? dx : dy));
    });
  }

  #begin(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.kinds.push(Segment.move);
    this.points.push(this.x, this.y);
  }
}

/** What a letter without an outline is. */
export const blankGlyph = (width: number): Glyph => ({ kinds: [], points: [], width });
