/** How long cookies last that remember something, in seconds. */
export const yearSeconds = 365 * 24 * 60 * 60;

/** Attributes of a cookie that only our own pages and calls see. */
const attributes = { httpOnly: true, sameSite: "lax", path: "/" } as const;

/**
 * The name and the attributes of a cookie of ours. Over https its name is one that no other site of the same domain can set
 * (RFC 6265bis, 4.1.3.2).
 */
export function ownCookie(name: string, publicUrl: string) {
  const secure = publicUrl.startsWith("https:");
  return { name: secure ? `__Host-${name}` : name, attributes: { ...attributes, secure } };
}
