/**
 * Lines of MediaPipe's face mesh by the numbers of their points, each from the left to the right of the picture, or around.
 * Left and right are those of the picture, not of the person.
 */
export const faceLines = {
  leftEye: {
    upper: [33, 246, 161, 160, 159, 158, 157, 173, 133],
    lower: [33, 7, 163, 144, 145, 153, 154, 155, 133],
    iris: [468, 469, 470, 471, 472],
  },
  rightEye: {
    upper: [362, 398, 384, 385, 386, 387, 388, 466, 263],
    lower: [362, 382, 381, 380, 374, 373, 390, 249, 263],
    iris: [473, 474, 475, 476, 477],
  },
  leftBrow: { upper: [70, 63, 105, 66, 107], lower: [46, 53, 52, 65, 55] },
  rightBrow: { upper: [336, 296, 334, 293, 300], lower: [285, 295, 282, 283, 276] },
  /** Around the wings and the tip of the nose, from below. */
  nose: [48, 64, 98, 97, 2, 326, 327, 294, 278],
  lips: {
    upper: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
    lower: [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
    innerUpper: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
    innerLower: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
  },
  /** From ear to ear along the jaw. */
  jaw: [
    127, 234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323,
    454, 356,
  ],
  /** From the right ear over the forehead to the left one. */
  hairline: [389, 251, 284, 332, 297, 338, 10, 109, 67, 103, 54, 21, 162],
  forehead: 10,
  chin: 152,
} as const;
