/** What is done with a file that this browser has opened; null where it cannot open it. */
export async function withImage<Made>(
  file: Blob,
  use: (image: HTMLImageElement) => Made | Promise<Made>,
): Promise<Made | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  const isOpen = await image.decode().then(
    () => true,
    () => false,
  );
  try {
    return isOpen ? await use(image) : null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A canvas with an image of this size on it, upright, or turned by quarters clockwise. */
export function drawnOn(image: HTMLImageElement, width: number, height: number, turns = 0) {
  const [across, down] = turns % 2 === 0 ? [width, height] : [height, width];
  const canvas = Object.assign(document.createElement("canvas"), { width: across, height: down });
  const context = canvas.getContext("2d");
  if (!context) throw new RangeError("there must be a canvas");
  context.imageSmoothingQuality = "high";
  context.translate(across / 2, down / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(image, -width / 2, -height / 2, width, height);
  return { canvas, context };
}
