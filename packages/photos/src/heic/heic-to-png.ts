import { PhotoError } from "../photo-error.ts";
import { photoLimits } from "../photo-limits.ts";
import { profileOf } from "./coded-colors.ts";
import type { Libheif, MakeLibheif } from "./libheif.ts";
import { storedPng } from "./stored-png.ts";

export type { MakeLibheif } from "./libheif.ts";

/** Codes of libheif: heif_error.h and heif_image.h. */
const codes = {
  unsupportedFiletype: 3,
  unsupportedFeature: 4,
  outOfMemory: 6,
  rgb: 1,
  interleaved: 10,
  interleavedAlpha: 11,
};
/** Where `heif_security_limits` has what is narrowed here, in numbers of 64 bits. */
const limitPlaces = { imagePixels: 8, totalMemory: 64 };
/**
 * What a picture may take while it is decoded, in bytes: one of 50 megapixels and 8 bits takes less. A process that converts has 768 MB in
 * all, of which the PNG needs 150.
 */
const maxMemory = 2 ** 29;
/** Bytes of `heif_error`, which ends with the address of a message, and of the address that a call leaves behind it. */
const [errorLength, addressLength] = [12, 4];

/**
 * Decodes the main picture of a HEIC, upright, into a PNG that is not compressed and keeps its color profile, so that
 * everything that takes photos takes it. 10 and 12 bits are cut to 8.
 * @throws PhotoError `damaged`, `too_many_pixels`, or `unsupported_type` for what libheif cannot read
 */
export function heicToPng(bytes: Uint8Array, makeLibheif: MakeLibheif): Uint8Array<ArrayBuffer> {
  // its memory goes as a whole when this ends: nothing in it is given back piece by piece
  const libheif = makeLibheif();
  narrowLimits(libheif);
  const file = libheif._malloc(bytes.length);
  libheif.HEAPU8.set(bytes, file);
  const context = libheif._heif_context_alloc();
  call(libheif, (error) =>
    libheif._heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0),
  );
  const handle = call(libheif, (error, result) =>
    libheif._heif_context_get_primary_image_handle(error, context, result),
  );
  // read first, and as a copy: what makes its memory grow takes away all that was seen of it before
  const profile = profileIn(libheif, handle)?.slice() ?? null;
  return storedPng(decode(libheif, handle), profile);
}

function narrowLimits(libheif: Libheif): void {
  const limits = libheif._heif_get_global_security_limits();
  const memory = memoryOf(libheif);
  memory.setBigUint64(limits + limitPlaces.imagePixels, BigInt(photoLimits.maxPixels), true);
  memory.setBigUint64(limits + limitPlaces.totalMemory, BigInt(maxMemory), true);
}

function decode(libheif: Libheif, handle: number) {
  const channels = libheif._heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
  const chroma = channels === 4 ? codes.interleavedAlpha : codes.interleaved;
  const image = call(libheif, (error, result) =>
    libheif._heif_decode_image(error, handle, result, codes.rgb, chroma, 0),
  );
  const stride = libheif._malloc(addressLength);
  const plane = libheif._heif_image_get_plane_readonly2(image, codes.interleaved, stride);
  return {
    width: libheif._heif_image_get_width(image, codes.interleaved),
    height: libheif._heif_image_get_height(image, codes.interleaved),
    channels,
    data: libheif.HEAPU8.subarray(plane),
    stride: memoryOf(libheif).getUint32(stride, true),
  } as const;
}

/** The profile of a picture; where it says its colors in codes, what they mean. */
function profileIn(libheif: Libheif, handle: number): Uint8Array | null {
  const length = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  if (length > 0) {
    const profile = libheif._malloc(length);
    const error = libheif._malloc(errorLength);
    libheif._heif_image_handle_get_raw_color_profile(error, handle, profile);
    return libheif.HEAPU8.subarray(profile, profile + length);
  }
  const error = libheif._malloc(errorLength + addressLength);
  const result = error + errorLength;
  libheif._heif_image_handle_get_nclx_color_profile(error, handle, result);
  const memory = memoryOf(libheif);
  if (memory.getUint32(error, true) !== 0) return null;
  const nclx = memory.getUint32(result, true);
  return profileOf({
    primaries: memory.getUint32(nclx + 4, true),
    transfer: memory.getUint32(nclx + 8, true),
  });
}

/** Its memory as numbers; seen anew after each call that may have let it grow. */
const memoryOf = ({ HEAPU8 }: Libheif) => new DataView(HEAPU8.buffer);

/**
 * Calls what answers with an error, and leaves an address.
 * @throws PhotoError
 */
function call(libheif: Libheif, make: (error: number, result: number) => void): number {
  const error = libheif._malloc(errorLength + addressLength);
  const result = error + errorLength;
  try {
    make(error, result);
  } catch (cause) {
    // libheif answers with its errors: what it throws is a bug of its own that these bytes met
    throw Object.assign(new PhotoError("damaged"), { cause });
  }
  const memory = memoryOf(libheif);
  const code = memory.getUint32(error, true);
  if (code === codes.unsupportedFiletype || code === codes.unsupportedFeature)
    throw new PhotoError("unsupported_type", "HEIC");
  // a limit was met, or there is no more memory
  if (code === codes.outOfMemory) throw new PhotoError("too_many_pixels");
  if (code !== 0) throw new PhotoError("damaged");
  return memory.getUint32(result, true);
}
