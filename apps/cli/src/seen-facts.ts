import type { Box, Seen } from "@tintery/engine";

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The share of the picture that a mask covers, 0 to 1. */
function shareOf({ data }: Seen["person"]): number {
  return rounded(data.reduce((sum, value) => sum + value, 0) / (255 * data.length), 4);
}

/**
 * What `--json` says about what a photo shows: boxes in pixels of the photo, masks as shares of it.
 * @param photo the photo's own size, which may be larger than what was looked at
 */
export function seenFacts({ width, height, faces, person, subject, letters }: Seen, photo: Size) {
  const [across, down] = [photo.width / width, photo.height / height];
  const boxFacts = (box: Box) => ({
    x: Math.round(box.x * across),
    y: Math.round(box.y * down),
    width: Math.round(box.width * across),
    height: Math.round(box.height * down),
  });
  return {
    faces: faces.map(({ box, confidence, visible, glasses, beard }) => ({
      box: boxFacts(box),
      confidence: rounded(confidence, 3),
      visible: Object.entries(visible).flatMap(([part, isVisible]) => (isVisible ? [part] : [])),
      glasses: glasses !== undefined,
      beard: beard !== undefined,
    })),
    person: shareOf(person),
    subject: shareOf(subject.mask),
    letters: letters.map(boxFacts),
  };
}

export type SeenFacts = ReturnType<typeof seenFacts>;
