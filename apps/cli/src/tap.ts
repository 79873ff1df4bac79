import { subjectField, subjectStrokeLimits, tapRadius } from "@tintery/contract/tables";
import type { SubjectStroke } from "@tintery/engine";
import { InvalidArgumentError, Option } from "commander";

/** A place on the photo: x and y in shares of its width and height. */
type Tap = readonly number[];

/** What somebody says a photo is about, and what not. */
export interface Taps {
  readonly subject?: readonly Tap[];
  readonly notSubject?: readonly Tap[];
}

/** A tap: x, y in percent of the photo from its upper left corner; how often it was given is how many there are. */
function tap(text: string, before: readonly Tap[] = []): readonly Tap[] {
  const found = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(text);
  const place = found?.slice(1).map((percent) => Number(percent) / 100) ?? [];
  if (place.length !== 2 || place.some((share) => share > 1))
    throw new InvalidArgumentError("Enter 2 numbers from 0 to 100 with a comma, such as 40,55.");
  if (before.length === subjectStrokeLimits.strokes)
    throw new InvalidArgumentError(`You can use this option up to ${subjectStrokeLimits.strokes} times.`);
  return [...before, place];
}

/** Taps as strokes of one point. */
export function strokesOf({ subject = [], notSubject = [] }: Taps): SubjectStroke[] {
  const strokes = (places: readonly Tap[], isSubject: boolean) =>
    places.map((points) => ({ isSubject, points, radius: tapRadius }));
  return [...strokes(subject, true), ...strokes(notSubject, false)];
}

/** Taps on the command line, in every product. */
export const tapOptions: readonly Option[] = [
  new Option(
    "--subject <x,y>",
    "mark a point as subject, in percent of width and height; repeat for more points",
  ).argParser(tap),
  new Option("--notSubject <x,y>", "mark a point as background; repeat for more points").argParser(tap),
];

/** Sends taps along with a form, where there are any. */
export function sendTaps(form: FormData, taps: Taps): void {
  const strokes = strokesOf(taps);
  if (strokes.length > 0) form.set(subjectField, JSON.stringify(strokes));
}
