interface Size {
  width: number;
  height: number;
}

/** Width by height of a canvas that lies the way the photo lies. */
export function canvasRatio(canvas: Size, photo: Size): number {
  const long = Math.max(canvas.width, canvas.height);
  const short = Math.min(canvas.width, canvas.height);
  return photo.width >= photo.height ? long / short : short / long;
}
