const longest = 200;
const wholeKey = /^[a-z][a-z0-9-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
const wholePrefix = /^(?:[a-z][a-z0-9-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\/?)?$/;

/** The parts of a file's key: whose it is, what it is, and the hash of its bytes. */
export interface FileKeyParts {
  imageId: string;
  /** `source`, `model`, or which drawing. */
  name: string;
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: string;
  /** Without the dot. */
  extension: string;
}

/**
 * The key of a file that belongs to an image: `images/ab/<id>/<name>-<sha256>.<extension>`. It names its content,
 * so a file never changes and a repeated job writes the same one; it also begins with its image, so that deleting
 * an image can never take a file another image still needs.
 */
export function fileKey(parts: FileKeyParts): string {
  const { imageId, name, sha256, extension } = parts;
  if (!/^[0-9a-f]{64}$/.test(sha256))
    throw new RangeError(`fileKey: sha256 must be 64 hex digits, got ${sha256}`);
  return checkedKey(`${filesOfImage(imageId)}${name}-${sha256}.${extension}`);
}

/** The hash of the bytes that a key made by `fileKey` names. */
export function hashInKey(key: string): string {
  return /-([0-9a-f]{64})\.[^.]+$/.exec(key)?.[1] ?? "";
}

/** The prefix of all files of an image. */
export function filesOfImage(imageId: string): string {
  return `images/${imageId.slice(0, 2)}/${imageId}/`;
}

/** Whether a key is well formed. */
export function isKey(key: string): boolean {
  return key.length <= longest && wholeKey.test(key);
}

/**
 * The key itself when it is well formed: letters, digits, `._-` and single slashes, no part beginning with a dot. Throws
 * RangeError.
 */
export function checkedKey(key: string): string {
  if (!isKey(key))
    throw new RangeError(
      `files: key must be at most ${longest} letters, digits and "._-/" without empty or dot parts, got ${JSON.stringify(key)}`,
    );
  return key;
}

/** The prefix itself when a well-formed key can begin with it. Throws RangeError. */
export function checkedPrefix(prefix: string): string {
  if (prefix.length > longest || !wholePrefix.test(prefix))
    throw new RangeError(`files: prefix must be the beginning of a key, got ${JSON.stringify(prefix)}`);
  return prefix;
}
