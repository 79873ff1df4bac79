import type { ImageView, PageContext } from "@tintery/contract";
import {
  addresses,
  lateAddresses,
  creditsOf,
  uploadMegabytes,
  welcomeCredits,
  widgetAttributes,
} from "@tintery/contract/tables";
import { creditWords } from "../credit-words.ts";
import { useTexts } from "../platform/texts.tsx";
import { entries } from "virtual:shell-assets";
import { Document } from "./document.tsx";
import { Frame, NoScript } from "./frame.tsx";
import { PhotoPicker } from "../ui/photo-picker.tsx";
import { StillPicture } from "./still-picture.tsx";
import { RoomPicture } from "./room-picture.tsx";
import { wordsQuery } from "../scenes/words-query.ts";
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
      preloads={[{ href: address("numbers.svg") }]}
      scriptsLast
    >
      <Frame path={context.path}>
        <section className="hero">
          <HeroWords />
          <HeroStory />
        </section>
        <Doors />
        {first && <Compared sample={first} />}
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
        <Cost {...context} />
      </Frame>
    </Document>
  );
}

function HeroWords() {
  const { t, number } = useTexts();
  return (
    <div className="hero-words">
      <h1>{t("page.home_heading")}</h1>
      <div className="hero-form">
        <PhotoPicker look="primary large" words={t("page.choose_photo")} />
        <PhotoPicker look="large" camera words={t("ui.take_photo")} />
      </div>
      <NoScript />
      <p className="lead">{t("page.home_lead")}</p>
      <p className="quiet small">
        <span className="drop-hint">{t("page.drop_hint")} </span>
        {t("ui.photo_hint", { megabytes: number(uploadMegabytes) })}
      </p>
      <p className="small">
        <a href={`?${wordsQuery}#create`}>{t("page.no_photo")}</a>
      </p>
    </div>
  );
}

/** From a photo to a page with numbers to a painting on somebody's wall, in one look. */
function HeroStory() {
  const { t } = useTexts();
  const name = t("scene.fox");
  const alt = (label: string) => t("ui.labelled", { label, name });
  return (
    <figure className="story">
      <div className="story-room">
        <RoomPicture />
        <span className="story-canvas">
          <img src={address("painting.avif")} width={384} height={480} alt={alt(t("ui.painting"))} />
        </span>
      </div>
      <span className="story-page">
        <img
          src={address("numbers.svg")}
          width={508}
          height={635}
          alt={alt(t("ui.numbers"))}
          fetchPriority="high"
        />
      </span>
      <span className="story-photo">
        <img src={address("photo.avif")} width={288} height={360} alt={alt(t("ui.original"))} />
      </span>
    </figure>
  );
}

/** Where one of the pictures in `home-pictures` is. */
const address = (name: string) => entries[`src/pages/home-pictures/${name}`]?.file ?? "";

const doors = [
  {
    name: "pbn",
    href: "#create",
    picture: (
      <>
        <img src={address("door-painted.avif")} width={480} height={360} alt="" loading="lazy" />
        <img
          className="door-half"
          src={address("door-numbers.avif")}
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
    href: `${addresses.colorings()}#coloring`,
    picture: <img src={address("door-coloring.avif")} width={480} height={360} alt="" loading="lazy" />,
  },
  {
    name: "outlines",
    href: `${addresses.outlinesList()}#outlines`,
    picture: <img src={address("door-outlines.avif")} width={480} height={360} alt="" loading="lazy" />,
  },
] as const;

/** The three things a photo can become, each with a result of its own. */
function Doors() {
  const { t } = useTexts();
  return (
    <section className="doors" aria-labelledby="doors-title">
      <h2 id="doors-title">{t("page.doors_title")}</h2>
      <ul>
        {doors.map(({ name, href, picture }) => (
          <li key={name} className="door">
            <a href={href}>
              <span className={`door-picture ${name}`}>{picture}</span>
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

/** A real sample under a line that can be dragged; the painting stands there until the slider's script is there. */
function Compared({ sample }: { sample: ImageView }) {
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
    <section className="compared">
      <div className="slider-place" {...attributes}>
        <StillPicture image={sample} alt={t("ui.labelled", { label: t("ui.painting"), name: sample.name })} />
      </div>
      <p className="quiet small">
        <a href={addresses.paintByNumbers(sample.id)}>{t("page.sample_caption", { name: sample.name })}</a>
      </p>
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

function Cost({ charged }: Pick<PageContext, "charged">) {
  const { t, language } = useTexts();
  const credits = (count: number) => creditWords({ t, language }, count);
  return (
    <section className="cost" aria-labelledby="cost-title">
      <h2 id="cost-title">{t("page.cost_title")}</h2>
      <p>
        {charged
          ? t("page.cost_text", {
              welcome: credits(welcomeCredits),
              free: credits(creditsOf({ kind: "paint-by-numbers" }, "free")),
              paid: credits(creditsOf({ kind: "paint-by-numbers" }, "paid")),
            })
          : t("page.cost_nothing")}
      </p>
      {charged && (
        <p>
          <a href={lateAddresses.plans()}>{t("page.plans")}</a>
        </p>
      )}
      <p className="quiet">{t("page.privacy_text")}</p>
    </section>
  );
}
