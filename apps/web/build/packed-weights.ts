import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const pack = promisify(brotliCompress);
const isWeights = (name: string) => name.endsWith(".bin");
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

/**
 * Brotli’s quality. The highest takes 20 CPU seconds for 7.6 MB and packs them to 5.5 MB; this one, which `npm start` asks for, takes
 * 0.2 s and packs them to 6.1 MB.
 */
const quality = process.env.TINTERY_PACKING === "quick" ? 5 : constants.BROTLI_MAX_QUALITY;

/**
 * Packs the weights of all networks once and for all, and says what goes over the wire. The server hands out a packed file where one
 * lies beside the plain one.
 */
export function packedWeights(): Plugin {
  return {
    name: "tintery-packed-weights",
    apply: "build",
    async generateBundle(_, bundle) {
      const weights = Object.values(bundle).filter((file) => isWeights(file.fileName));
      const packed = await Promise.all(
        weights.map(async (file) => {
          const plain = Buffer.from(file.type === "asset" ? file.source : file.code);
          const source = await pack(plain, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: quality,
              [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
              [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
            },
          });
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source });
          return [plain.length, source.length] as const;
        }),
      );
      const sum = (which: 0 | 1) => packed.reduce((bytes, sizes) => bytes + sizes[which], 0);
      console.log(
        `weights, fetched with the first photo: ${megabytes(sum(1))} packed of ${megabytes(sum(0))}`,
      );
    },
  };
}
