import { addresses } from "@tintery/contract/tables";
import { use } from "react";
import { useTexts } from "../platform/texts.tsx";
import { PhotoPicker } from "../ui/photo-picker.tsx";
import { homePicture } from "./home-picture.ts";
import { MustSignIn } from "./visitor.ts";

const doors = [
  {
    name: "pbn",
    product: "paint-by-numbers",
    isSingle: true,
    href: "#create",
    picture: (
      <>
        <img src={homePicture("door-painted.avif")} width={480} height={360} alt="" loading="lazy" />
        <img
          className="door-half"
          src={homePicture("door-numbers.avif")}
          width={480}
          height={360}
          alt=""
          loading="lazy"
        />
      </>
    ),
  },
  {
    name: "coloring",
    product: "coloring",
    isSingle: false,
    href: `${addresses.colorings()}#coloring`,
    picture: <img src={homePicture("door-coloring.avif")} width={480} height={360} alt="" loading="lazy" />,
  },
  {
    name: "outlines",
    product: "outlines",
    isSingle: false,
    href: `${addresses.outlinesList()}#outlines`,
    picture: <img src={homePicture("door-outlines.avif")} width={480} height={360} alt="" loading="lazy" />,
  },
] as const;

/** Where links to samples of each thing lead, in the order of the doors. */
const sampleIds = ["samples", "colorings", "outlines"];

/**
 * The three things a photo can become, each with a result of its own: a link to its form, and a picker that brings a photo along, for those who
 * may make something.
 * @param besides whether there are samples of each below; where there are none, links to them lead to its door
 */
export function Doors({ besides }: { besides: readonly boolean[] }) {
  const { t } = useTexts();
  const mustSignIn = use(MustSignIn);
  const choose = t("page.choose_photo");
  return (
    <section className="doors" aria-labelledby="doors-title">
      <h2 id="doors-title">{t("page.doors_title")}</h2>
      <ul>
        {doors.map(({ name, product, isSingle, href, picture }, k) => {
          const title = t(`page.door.${name}`);
          return (
            <li key={name} className="door" {...(!besides[k] && { id: sampleIds[k] })}>
              <span className={`door-picture ${name}`}>{picture}</span>
              <div className="door-words">
                <a className="door-name" href={href}>
                  {title}
                </a>
                <p className="quiet">{t(`page.door_text.${name}`)}</p>
                {!mustSignIn && (
                  <PhotoPicker
                    words={choose}
                    label={t("ui.labelled", { label: choose, name: title })}
                    product={product}
                    {...(isSingle && { several: false })}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
