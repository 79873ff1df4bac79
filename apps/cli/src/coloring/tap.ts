import { subjectStrokeLimits } from "@tintery/contract/tables";
import type { SubjectStroke } from "@tintery/engine";
import { InvalidArgumentError } from "commander";

/** A place on the photo: x and y in shares of its width and height. */
type Tap = readonly number[];

/** What somebody says a photo is about, and what not. */
export interface Taps {
  readonly subject?: readonly Tap[];
  readonly notSubject?: readonly Tap[];
}

/** A tap: x, y in percent of the photo from its upper left corner; how often it was given is how many there are. */
export function tap(text: string, before: readonly Tap[] = []): readonly Tap[] {
  const found = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(text);
  const place = found?.slice(1).map((percent) => Number(percent) / 100) ?? [];
  if (place.length !== 2 || place.some((share) => share > 1))
    throw new InvalidArgumentError(
      "It must be two numbers from 0 to 100 with a comma between, such as 40,55.",
    );
  if (before.length === subjectStrokeLimits.strokes)
    throw new InvalidArgumentError(`It must be given at most ${subjectStrokeLimits.strokes} times.`);
  return [...before, place];
}

/** Half the width of a pen that taps, in shares of the longer side: a finger's. */
const tapRadius = 0.015;

/** Taps as strokes of one point. */
export function strokesOf({ subject = [], notSubject = [] }: Taps): SubjectStroke[] {
  const strokes = (places: readonly Tap[], isSubject: boolean) =>
    places.map((points) => ({ isSubject, points, radius: tapRadius }));
  return [...strokes(subject, true), ...strokes(notSubject, false)];
}
