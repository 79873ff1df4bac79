import type { SeenFaces } from "./known-faces.ts";

/** A place in pixels of the photo, from its upper left corner. */
type Place = readonly [x: number, y: number];

/** Places of a face that a person can point at; left and right as in the picture. */
export interface KnownLandmarks {
  /** The middles of the irises, or of closed eyes. */
  readonly leftEye: Place;
  readonly rightEye: Place;
  /** Where the nose ends above the lip: that has a shadow, the tip has none. */
  readonly underNose: Place;
  readonly mouthLeft: Place;
  readonly mouthRight: Place;
}

/** The faces of a photo that is so many pixels wide. */
interface KnownPhoto {
  readonly width: number;
  readonly faces: readonly KnownLandmarks[];
}

/**
 * Marked by hand on the photos enlarged eight to fourteen times. Some were marked anew after the landmarks had been drawn beside them, so
 * they are kinder than a stranger's. They are sure to about a pixel, which is a twentieth of the distance of the eyes of most. The player on the left of `soccer` is
 * too dark to be marked.
 */
const knownLandmarks: Readonly<Record<string, KnownPhoto>> = {
  "apollo-crew": {
    width: 600,
    faces: [
      {
        leftEye: [143.5, 189.3],
        rightEye: [164.6, 189.4],
        underNose: [156.7, 204.3],
        mouthLeft: [141.7, 209.7],
        mouthRight: [165.5, 210.9],
      },
      {
        leftEye: [278.8, 104.4],
        rightEye: [300.8, 103.1],
        underNose: [290.2, 119.5],
        mouthLeft: [279.7, 126],
        mouthRight: [299, 126.3],
      },
      {
        leftEye: [419.8, 197.4],
        rightEye: [441.3, 196],
        underNose: [432.6, 214.3],
        mouthLeft: [422.7, 219.4],
        mouthRight: [444, 216.5],
      },
    ],
  },
  astronaut: {
    width: 512,
    faces: [
      {
        leftEye: [203.2, 101],
        rightEye: [247, 103.8],
        underNose: [226.4, 132.6],
        mouthLeft: [203.7, 140.3],
        mouthRight: [245.9, 139.6],
      },
    ],
  },
  soccer: {
    width: 1280,
    faces: [
      {
        leftEye: [552.6, 255.8],
        rightEye: [569.5, 256.5],
        underNose: [560.7, 274.5],
        mouthLeft: [543.5, 280.4],
        mouthRight: [557.8, 282.2],
      },
      {
        leftEye: [1020.6, 253],
        rightEye: [1040.7, 257.2],
        underNose: [1025.4, 273.9],
        mouthLeft: [1017, 280.9],
        mouthRight: [1033.8, 281.6],
      },
    ],
  },
  "woman-and-dog": {
    width: 640,
    faces: [
      {
        leftEye: [204, 186.3],
        rightEye: [224, 185.3],
        underNose: [216.3, 207.7],
        mouthLeft: [200.5, 214.6],
        mouthRight: [218.5, 215],
      },
    ],
  },
};

/** Marked faces in pixels of a picture, and how far from the truth a mark may be: a pixel of the photo. */
export interface MarkedFaces {
  readonly faces: readonly KnownLandmarks[];
  readonly sureTo: number;
}

/** The marked faces of a photo at the size at which it was seen; none of a photo that is not listed. */
export function landmarksAt(name: string, { width }: Pick<SeenFaces, "width">): MarkedFaces {
  const photo = knownLandmarks[name];
  if (!photo) return { faces: [], sureTo: 0 };
  const scale = width / photo.width;
  const scaled = ([x, y]: Place): Place => [x * scale, y * scale];
  const faces = photo.faces.map((face) => ({
    leftEye: scaled(face.leftEye),
    rightEye: scaled(face.rightEye),
    underNose: scaled(face.underNose),
    mouthLeft: scaled(face.mouthLeft),
    mouthRight: scaled(face.mouthRight),
  }));
  return { faces, sureTo: scale };
}

/**
 * The distance of a face's eyes as it would be if the face looked straight ahead: in a face that is turned away eyes come nearer to each
 * other than they are to the mouth, which is about as far from them.
 */
export function eyeDistance({ leftEye, rightEye, mouthLeft, mouthRight }: KnownLandmarks): number {
  const [x, y] = [0, 1].map(
    (axis) => (leftEye[axis]! + rightEye[axis]! - mouthLeft[axis]! - mouthRight[axis]!) / 2,
  );
  const apart = Math.hypot(rightEye[0] - leftEye[0], rightEye[1] - leftEye[1]);
  return Math.max(apart, Math.hypot(x!, y!));
}
