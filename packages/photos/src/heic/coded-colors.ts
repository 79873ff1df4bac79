/** How a picture without a profile says what its numbers mean, in codes of ITU-T H.273. */
export interface CodedColors {
  readonly primaries: number;
  readonly transfer: number;
}

/** Red, green and blue as XYZ under D50, as profiles have them. */
const colorants: Readonly<Record<"srgb" | "p3" | "bt2020", readonly (readonly number[])[]>> = {
  srgb: [
    [0.43607, 0.22249, 0.01392],
    [0.38515, 0.71687, 0.09708],
    [0.14307, 0.06061, 0.7141],
  ],
  p3: [
    [0.51512, 0.2412, -0.00105],
    [0.29198, 0.69225, 0.04189],
    [0.1571, 0.06657, 0.78407],
  ],
  bt2020: [
    [0.67348, 0.27904, -0.00194],
    [0.16565, 0.67535, 0.02998],
    [0.12506, 0.04561, 0.79683],
  ],
};
/** White, as XYZ, in which all profiles meet. */
const d50 = [0.9642, 1, 0.8249];
const wide: Readonly<Record<number, keyof typeof colorants>> = { 9: "bt2020", 12: "p3" };
const [pq, hlg] = [16, 18];
/** Light of white paper, in candelas per square meter: ITU-R BT.2408. */
const paperWhite = 203;
/** Up to here, of white paper, light stays as it is; brighter light is rolled off, so that highlights keep their form. */
const knee = 0.75;

/**
 * A color profile of what codes say; null where it would be sRGB, which everything takes a picture without one for.
 * Pictures with more light than a screen has keep their tones up to near white; what is brighter is rolled off.
 */
export function profileOf({ primaries, transfer }: CodedColors): Uint8Array | null {
  const isBright = transfer === pq || transfer === hlg;
  const space = wide[primaries] ?? "srgb";
  if (space === "srgb" && !isBright) return null;
  const curve = isBright ? brightCurve(transfer === pq ? lightOfPq : lightOfHlg) : srgbCurve();
  const [red, green, blue] = colorants[space].map(xyz);
  return profile({
    wtpt: xyz(d50),
    rXYZ: red!,
    gXYZ: green!,
    bXYZ: blue!,
    rTRC: curve,
    gTRC: curve,
    bTRC: curve,
    desc: text("coded colors"),
    cprt: text("none"),
  });
}

/** Light of a signal, 0 to 1, in candelas per square meter: SMPTE ST 2084. */
function lightOfPq(signal: number): number {
  const root = signal ** (1 / 78.84375);
  return 10_000 * (Math.max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125);
}

/** As `lightOfPq`, of a screen of 1,000: ARIB STD-B67 with the gamma of ITU-R BT.2100. */
function lightOfHlg(signal: number): number {
  const scene =
    signal <= 0.5 ? signal ** 2 / 3 : (Math.exp((signal - 0.55991073) / 0.17883277) + 0.28466892) / 12;
  return 1000 * scene ** 1.2;
}

function brightCurve(lightOf: (signal: number) => number): Uint8Array {
  const count = 1024;
  const data = new DataView(new ArrayBuffer(12 + 2 * count));
  write(data, 0, "curv");
  data.setUint32(8, count);
  for (let k = 0; k < count; k++) {
    const light = lightOf(k / (count - 1)) / paperWhite;
    const shown = light <= knee ? light : 1 - (1 - knee) * Math.exp((knee - light) / (1 - knee));
    data.setUint16(12 + 2 * k, Math.round(65_535 * shown));
  }
  return new Uint8Array(data.buffer);
}

/** The curve of sRGB (IEC 61966-2-1) as a formula of type 3. */
function srgbCurve(): Uint8Array {
  const data = new DataView(new ArrayBuffer(32));
  write(data, 0, "para");
  data.setUint16(8, 3);
  setFixed(data, 12, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]);
  return new Uint8Array(data.buffer);
}

function xyz(values: readonly number[]): Uint8Array {
  const data = new DataView(new ArrayBuffer(20));
  write(data, 0, "XYZ ");
  setFixed(data, 8, values);
  return new Uint8Array(data.buffer);
}

function text(words: string): Uint8Array {
  const data = new DataView(new ArrayBuffer(28 + 2 * words.length));
  write(data, 0, "mluc");
  data.setUint32(8, 1);
  data.setUint32(12, 12);
  write(data, 16, "enUS");
  data.setUint32(20, 2 * words.length);
  data.setUint32(24, 28);
  for (let k = 0; k < words.length; k++) data.setUint16(28 + 2 * k, words.charCodeAt(k));
  return new Uint8Array(data.buffer);
}

/** A profile for screens of these tags. After ISO 15076-1 (ICC 4.3). */
function profile(tags: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries = Object.entries(tags);
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  let at = 128 + 4 + 12 * entries.length;
  const size = entries.reduce((sum, [, { length }]) => sum + padded(length), at);
  const data = new DataView(new ArrayBuffer(size));
  data.setUint32(0, size);
  data.setUint32(8, 0x04300000);
  write(data, 12, "mntrRGB XYZ ");
  write(data, 36, "acsp");
  setFixed(data, 68, d50);
  data.setUint32(128, entries.length);
  entries.forEach(([name, content], k) => {
    write(data, 132 + 12 * k, name);
    data.setUint32(136 + 12 * k, at);
    data.setUint32(140 + 12 * k, content.length);
    new Uint8Array(data.buffer).set(content, at);
    at += padded(content.length);
  });
  return new Uint8Array(data.buffer);
}

/** Numbers of 16 bits before and 16 behind the point, one after the other. */
function setFixed(data: DataView, at: number, values: readonly number[]): void {
  for (const [k, value] of values.entries()) data.setInt32(at + 4 * k, Math.round(value * 65_536));
}

function write(data: DataView, at: number, letters: string): void {
  for (let k = 0; k < letters.length; k++) data.setUint8(at + k, letters.charCodeAt(k));
}
