/** The part of libheif's C interface that is used here, as its WebAssembly exports it; all numbers are addresses or codes. */
export interface Libheif {
  readonly HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _heif_get_global_security_limits(): number;
  _heif_context_alloc(): number;
  _heif_context_read_from_memory_without_copy(
    error: number,
    context: number,
    bytes: number,
    length: number,
    options: number,
  ): void;
  _heif_context_get_primary_image_handle(error: number, context: number, result: number): void;
  _heif_image_handle_has_alpha_channel(handle: number): number;
  _heif_image_handle_get_raw_color_profile_size(handle: number): number;
  _heif_image_handle_get_raw_color_profile(error: number, handle: number, result: number): void;
  _heif_image_handle_get_nclx_color_profile(error: number, handle: number, result: number): void;
  _heif_decode_image(
    error: number,
    handle: number,
    result: number,
    space: number,
    chroma: number,
    options: number,
  ): void;
  _heif_image_get_width(image: number, channel: number): number;
  _heif_image_get_height(image: number, channel: number): number;
  _heif_image_get_plane_readonly2(image: number, channel: number, stride: number): number;
}

/** Makes a libheif with a memory of its own. */
export type MakeLibheif = () => Libheif;
