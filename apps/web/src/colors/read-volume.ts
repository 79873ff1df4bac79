/**
 * An amount as people type it, with either decimal sign and blanks between thousands; of two signs the last one is the decimal's. Null
 * for what is no number above 0.
 */
export function readVolume(text: string): number | null {
  const digits = text.normalize("NFKC").replace(/[\s'’]/g, "");
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return null;
  const at = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  const whole = digits.slice(0, at < 0 ? digits.length : at).replace(/[.,]/g, "");
  const volume = Number(at < 0 ? whole : `${whole}.${digits.slice(at + 1)}`);
  return Number.isFinite(volume) && volume > 0 ? volume : null;
}
