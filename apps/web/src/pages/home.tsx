import type { ImageView, PageContext } from "@tintery/contract";
import { addresses, uploadMegabytes, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { type PearLook, PearPicture } from "../ui/pear-picture.tsx";
import { Document } from "./document.tsx";
import { Frame, NoScript } from "./frame.tsx";
import { PhotoPicker } from "../ui/photo-picker.tsx";
import { preloadsOf, StillPicture } from "./still-picture.tsx";
import { bestPictureOf, lightPicturesOf, shapeOf } from "../image-pictures.ts";

export interface HomePageProps {
  /** Paint-by-numbers pictures made by ourselves. */
  samples: ImageView[];
  /** Coloring pages made by ourselves. */
  colorings: ImageView[];
  /** SVG outlines made by ourselves. */
  outlines: ImageView[];
  context: PageContext;
}

/** What Tintery does, shown on a picture that can be dragged at once; and where to begin. */
export function HomePage({ samples, colorings, outlines, context }: HomePageProps) {
  const { t } = useTexts();
  const [first] = samples;
  return (
    <Document
      context={context}
      title={t("page.home_title")}
      description={t("page.home_description")}
      picture={first && bestPictureOf(first)}
      widgets={["compare-slider"]}
      preloads={first ? preloadsOf(first) : []}
      scriptsLast
    >
      <Frame path={context.path}>
        <section className="hero">
          <HeroWords />
          {first && <HeroPicture sample={first} />}
        </section>
        <Doors />
        {samples.length > 1 && (
          <Samples
            id="samples"
            title={t("page.samples_title")}
            samples={samples}
            page={addresses.paintByNumbers}
            say={(sample) => t("pbn.colors", { count: sample.options.colors.length })}
          />
        )}
        {colorings.length > 0 && (
          <Samples
            id="colorings"
            title={t("dashboard.filter.coloring")}
            samples={colorings}
            page={addresses.coloring}
            say={(sample) => (sample.options.type ? t(`coloring.type.${sample.options.type}`) : "")}
          />
        )}
        {outlines.length > 0 && (
          <Samples
            id="outlines"
            title={t("dashboard.filter.outlines")}
            samples={outlines}
            page={addresses.outlines}
            say={(sample) => t("pbn.colors", { count: sample.options.numberOfColors ?? 0 })}
          />
        )}
        <Cost />
      </Frame>
    </Document>
  );
}

function HeroWords() {
  const { t, number } = useTexts();
  return (
    <div className="hero-words">
      <h1>{t("page.home_heading")}</h1>
      <p className="lead">{t("page.home_lead")}</p>
      <div className="hero-form">
        <PhotoPicker look="primary large" words={t("page.choose_photo")} />
        <PhotoPicker look="large" camera words={t("ui.take_photo")} />
      </div>
      <NoScript />
      <p className="quiet small">
        <span className="drop-hint">{t("page.drop_hint")} </span>
        {t("ui.photo_hint", { megabytes: number(uploadMegabytes) })}
      </p>
    </div>
  );
}

/** A real sample; the painting stands there at once, the slider takes its place when its script is there. */
function HeroPicture({ sample }: { sample: ImageView }) {
  const { t } = useTexts();
  const { width, height } = shapeOf(sample);
  const { before, after } = lightPicturesOf(sample);
  const attributes = widgetAttributes("compare-slider", {
    before: before.src,
    after: after.src,
    beforeSmall: before.small,
    afterSmall: after.small,
    alt: sample.name,
    width,
    height,
    position: 42,
  });
  return (
    <figure className="hero-picture">
      <div className="slider-place" {...attributes}>
        <StillPicture image={sample} alt={t("ui.labelled", { label: t("ui.painting"), name: sample.name })} />
      </div>
      <figcaption className="quiet small">
        <a href={addresses.paintByNumbers(sample.id)}>{t("page.sample_caption", { name: sample.name })}</a>
      </figcaption>
    </figure>
  );
}

const doors = [
  { look: "numbers", name: "pbn", href: "#create" },
  { look: "coloring", name: "coloring", href: `${addresses.colorings()}#coloring` },
  { look: "outlines", name: "outlines", href: `${addresses.outlinesList()}#outlines` },
] as const satisfies { look: PearLook; name: string; href: string }[];

/** The three things a photo can become. */
function Doors() {
  const { t } = useTexts();
  return (
    <section className="doors" aria-labelledby="doors-title">
      <h2 id="doors-title">{t("page.doors_title")}</h2>
      <ul>
        {doors.map(({ look, name, href }) => (
          <li key={name} className="door">
            <a href={href}>
              <PearPicture look={look} />
              <span className="door-words">
                <span className="door-name">{t(`page.door.${name}`)}</span>
                <span className="quiet">{t(`page.door_text.${name}`)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SamplesProps {
  id: string;
  title: string;
  samples: ImageView[];
  page: (id: string) => string;
  /** A few words about one sample. */
  say: (sample: ImageView) => string;
}

function Samples({ id, title, samples, page, say }: SamplesProps) {
  return (
    <section className="samples" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul>
        {samples.map((sample) => {
          const { width, height } = shapeOf(sample);
          return (
            <li key={sample.id}>
              <a href={page(sample.id)}>
                <img
                  src={sample.options.images.thumbnail ?? bestPictureOf(sample) ?? ""}
                  width={width}
                  height={height}
                  alt=""
                  loading="lazy"
                />
                <span>{sample.name}</span>
                <span className="quiet small">{say(sample)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Cost() {
  const { t } = useTexts();
  return (
    <section className="cost" aria-labelledby="cost-title">
      <h2 id="cost-title">{t("page.cost_title")}</h2>
      <p>{t("page.cost_text")}</p>
      <p className="quiet">{t("page.privacy_text")}</p>
    </section>
  );
}
