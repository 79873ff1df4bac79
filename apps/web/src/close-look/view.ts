/** Width and height, of the frame in screen pixels or of the picture in its own. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a picture lies in its frame: screen pixels for each of its own, and the place of its left upper corner. */
export interface View extends Point {
  readonly scale: number;
}

/** A frame and the picture in it. */
export interface Room {
  readonly frame: Size;
  readonly picture: Size;
}

/** Screen pixels for one of the picture's, at most: nodes that lie close together can be told apart. */
export const maxScale = 64;

const limit = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The whole picture, as large as the frame lets it be. */
export function fitted({ frame, picture }: Room): View {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  return inFrame({ scale, x: 0, y: 0 }, { frame, picture });
}

/** A picture smaller than its frame lies in the middle; a larger one leaves no empty strip. */
function inFrame({ scale, x, y }: View, { frame, picture }: Room): View {
  const along = (place: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : limit(place, room - length, 0);
  return {
    scale,
    x: along(x, frame.width, picture.width * scale),
    y: along(y, frame.height, picture.height * scale),
  };
}

/** Enlarged by `factor` around a point of the frame, which keeps showing the same place of the picture. */
export function zoomed(view: View, factor: number, at: Point, room: Room): View {
  const minScale = Math.min(1, fitted(room).scale);
  const scale = limit(view.scale * factor, minScale, maxScale);
  const grown = scale / view.scale;
  return inFrame({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, room);
}

/** Moved by screen pixels. */
export function moved(view: View, by: Point, room: Room): View {
  return inFrame({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, room);
}

/** A place of the picture in the middle of the frame, or as near to it as the picture's edges allow. */
export function around(at: Point, scale: number, room: Room): View {
  const { width, height } = room.frame;
  const limited = zoomed({ scale, x: 0, y: 0 }, 1, { x: 0, y: 0 }, room).scale;
  return inFrame({ scale: limited, x: width / 2 - at.x * limited, y: height / 2 - at.y * limited }, room);
}

/** The part of the picture that the frame shows, in the picture's pixels. */
export function visiblePart({ scale, x, y }: View, { frame, picture }: Room): Point & Size {
  const left = Math.max(0, -x / scale);
  const top = Math.max(0, -y / scale);
  return {
    x: left,
    y: top,
    width: Math.min(picture.width, (frame.width - x) / scale) - left,
    height: Math.min(picture.height, (frame.height - y) / scale) - top,
  };
}

/** The place of the picture, in its own pixels, that a place of the frame shows. */
export function shownAt(at: Point, { scale, x, y }: View): Point {
  return { x: (at.x - x) / scale, y: (at.y - y) / scale };
}

/** The transform that shows it, for an element of the picture's size with its origin in the left upper corner. */
export function transformOf({ scale, x, y }: View): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
