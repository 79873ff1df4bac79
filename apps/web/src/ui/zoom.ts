/** What part of a picture a frame shows: enlarged `scale` times, its corner moved by x and y (shares of the frame). */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const fit: Zoom = { scale: 1, x: 0, y: 0 };
export const maxScale = 8;
/** How far a double tap or the loupe goes in. */
export const loupeScale = 3;

const limit = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Keeps the frame filled: the scale between 1 and 8, no empty strip at any side. */
function inFrame({ scale, x, y }: Zoom): Zoom {
  const enlarged = limit(scale, 1, maxScale);
  const slack = 1 - enlarged;
  return { scale: enlarged, x: limit(x, slack, 0), y: limit(y, slack, 0) };
}

/** Enlarges by `factor` around a point of the frame (shares 0 to 1), which stays where it is. */
export function zoomAround(zoom: Zoom, factor: number, point: { x: number; y: number }): Zoom {
  const scale = limit(zoom.scale * factor, 1, maxScale);
  const grown = scale / zoom.scale;
  return inFrame({ scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown });
}

/** Moves the picture by shares of the frame. */
export function pan(zoom: Zoom, by: { x: number; y: number }): Zoom {
  return inFrame({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y });
}

/** The transform that shows it, for an element with its origin in the top left corner. */
export function zoomTransform({ scale, x, y }: Zoom): string {
  return `translate(${x * 100}%, ${y * 100}%) scale(${scale})`;
}
