import type { Box, Seen, SurePoint } from "@tintery/engine";

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
 * What `--json` says about what a photo shows: boxes and points in pixels of the photo, masks as shares of it.
 * @param photo the photo's own size, which may be larger than what was looked at
 */
export function seenFacts({ width, height, faces, animals, person, subject, letters }: Seen, photo: Size) {
  const [across, down] = [photo.width / width, photo.height / height];
  const boxFacts = (box: Box) => ({
    x: Math.round(box.x * across),
    y: Math.round(box.y * down),
    width: Math.round(box.width * across),
    height: Math.round(box.height * down),
  });
  const pointFacts = ({ x, y, confidence }: SurePoint) => ({
    x: Math.round(x * across),
    y: Math.round(y * down),
    confidence: rounded(confidence, 3),
  });
  return {
    faces: faces.map(({ box, confidence, visible, glasses, beard }) => ({
      box: boxFacts(box),
      confidence: rounded(confidence, 3),
      visible: Object.entries(visible).flatMap(([part, isVisible]) => (isVisible ? [part] : [])),
      glasses: glasses !== undefined,
      beard: beard !== undefined,
    })),
    animals: animals.map(({ box, confidence, view, eyes, nose, mouth, ears }) => ({
      box: boxFacts(box),
      confidence: rounded(confidence, 3),
      view,
      eyes: eyes.map((eye) => ({ ...pointFacts(eye), radius: rounded(eye.radius * across, 1) })),
      nose: nose ? pointFacts(nose) : null,
      mouth: mouth ? pointFacts(mouth) : null,
      ears: ears.map(pointFacts),
    })),
    person: shareOf(person),
    subject: shareOf(subject.mask),
    letters: letters.map(boxFacts),
  };
}

export type SeenFacts = ReturnType<typeof seenFacts>;
