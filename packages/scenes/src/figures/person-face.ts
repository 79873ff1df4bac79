import { mix, shift } from "../palette.ts";
import { closedCurve, ellipse, line, shape } from "../pen.ts";
import { asEye, asMouth, asRim } from "./features.ts";
import type { PersonLook } from "./person-look.ts";

/** A smile, or what becomes of it. */
function mouthOf(mood: PersonLook["mood"], r: number): string {
  const red = "#a8403f";
  if (mood === "surprised") return ellipse([0, r * 0.62], [r * 0.13, r * 0.17], red);
  const bend = mood === undefined ? 0.78 : 0.44;
  const at = mood === undefined ? 0.52 : 0.66;
  return line(`M${-r * 0.26} ${r * at}Q0 ${r * bend} ${r * 0.26} ${r * at}`, red, r * 0.09);
}

/** Eyes, brows, cheeks, nose, mouth, beard and glasses on a head of radius r. */
export function faceOf(look: PersonLook, r: number, asleep: boolean): string {
  const ink = "#33262a";
  const eye = (x: number) =>
    asEye(
      asleep
        ? line(`M${x - r * 0.16} ${r * 0.12}Q${x} ${r * 0.26} ${x + r * 0.16} ${r * 0.12}`, ink, r * 0.07)
        : ellipse([x, r * 0.1], [r * 0.125, r * 0.165], ink) +
            ellipse([x + r * 0.045, r * 0.03], [r * 0.045, r * 0.055], "#ffffff"),
    );
  // brows rise toward the nose of who is sad, and fall toward that of who is angry
  const slant = look.mood === "sad" ? 0.09 : look.mood === "angry" ? -0.11 : 0;
  const lift = look.mood === "surprised" ? 0.1 : 0;
  const brow = (x: number) =>
    line(
      `M${x - r * 0.16} ${r * (-0.2 - lift + (x < 0 ? slant : -slant))}Q${x} ${r * (-0.29 - lift)} ${x + r * 0.16} ${r * (-0.2 - lift + (x < 0 ? -slant : slant))}`,
      shift(look.hair, -0.06),
      r * 0.07,
    );
  const cheek = mix(look.skin, "#e8524f", 0.38);
  const glasses = look.glasses
    ? [-0.38, 0.38]
        .map((x) =>
          asRim(
            line(
              `M${(x - 0.26) * r} ${r * 0.1}A${r * 0.26} ${r * 0.26} 0 1 1 ${(x + 0.26) * r} ${r * 0.1}A${r * 0.26} ${r * 0.26} 0 1 1 ${(x - 0.26) * r} ${r * 0.1}Z`,
              "#55424a",
              r * 0.07,
            ),
          ),
        )
        .join("")
    : "";
  const beard = look.beard
    ? shape(
        closedCurve([
          [-r * 0.92, r * 0.2],
          [-r * 0.5, r * 0.5],
          [0, r * 0.42],
          [r * 0.5, r * 0.5],
          [r * 0.92, r * 0.2],
          [r * 0.72, r * 1.15],
          [0, r * 1.6],
          [-r * 0.72, r * 1.15],
        ]),
        look.hair,
      )
    : "";
  return [
    eye(-r * 0.38),
    eye(r * 0.38),
    brow(-r * 0.38),
    brow(r * 0.38),
    ellipse([-r * 0.6, r * 0.42], [r * 0.18, r * 0.12], cheek, 'opacity="0.7" class="shade"'),
    ellipse([r * 0.6, r * 0.42], [r * 0.18, r * 0.12], cheek, 'opacity="0.7" class="shade"'),
    beard,
    ellipse([0, r * 0.3], [r * 0.08, r * 0.06], shift(look.skin, -0.1, 0.03), 'class="shade"'),
    asMouth(mouthOf(look.mood, r)),
    look.mood === "sad" ? ellipse([-r * 0.42, r * 0.42], [r * 0.07, r * 0.11], "#8cc4e6") : "",
    glasses,
  ].join("");
}
