import type { ImageView, PageContext } from "@tintery/contract";
import {
  addresses,
  lateAddresses,
  creditsOf,
  uploadMegabytes,
  welcomeCredits,
  widgetAttributes,
  withWish,
  wordsFields,
} from "@tintery/contract/tables";
import { forClass } from "../class-sets/for-class.ts";
import { use } from "react";
import { creditWords } from "../credit-words.ts";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Doors } from "./doors.tsx";
import { Frame, NoScript } from "./frame.tsx";
import { homePicture } from "./home-picture.ts";
import { LinkButton } from "../ui/button.tsx";
import { PhotoPicker } from "../ui/photo-picker.tsx";
import { StillPicture } from "./still-picture.tsx";
import { RoomPicture } from "./room-picture.tsx";
import { MustSignIn } from "./visitor.ts";
import { bestPictureOf, lightPicturesOf, shapeOf } from "../image-pictures.ts";

export interface HomePageProps {
  /** Paint-by-numbers pictures of our sample photos. */
  samples: ImageView[];
  /** Their coloring pages. */
  colorings: ImageView[];
  /** Their SVG outlines. */
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
      widgets={["compare-slider"]}
      preloads={[{ href: homePicture("numbers.svg") }]}
      scriptsLast
      addressIn={lateAddresses.homeIn}
      addressOfAll={addresses.home()}
    >
      <Frame path={context.path}>
        <section className="hero">
          <HeroWords path={context.path} />
          <HeroStory />
        </section>
        <Doors besides={[samples.length > 1, colorings.length > 0, outlines.length > 0]} />
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

function HeroWords({ path }: Pick<PageContext, "path">) {
  const { t, number } = useTexts();
  const mustSignIn = use(MustSignIn);
  return (
    <div className="hero-words">
      <h1>{t("page.home_heading")}</h1>
      {mustSignIn ? (
        <div className="hero-form">
          <LinkButton look="primary large" href={withWish(addresses.signIn(), path)}>
            {t("page.sign_in")}
          </LinkButton>
          <p className="hero-free">{t("problem.account_needed")}</p>
        </div>
      ) : (
        <div className="hero-form">
          <PhotoPicker look="primary large" words={t("page.choose_photo")} />
          <PhotoPicker look="large" camera words={t("ui.take_photo")} />
          <p className="hero-free">{t("page.free_hint")}</p>
        </div>
      )}
      <NoScript />
      <p className="lead">{t("page.home_lead")}</p>
      {!mustSignIn && (
        <>
          <p className="quiet small">
            <span className="drop-hint">{t("page.drop_hint")} </span>
            {t("ui.photo_hint", { megabytes: number(uploadMegabytes) })}
          </p>
          <p className="small">
            <a href={`?${wordsFields.prompt}#create`}>{t("page.no_photo")}</a>
          </p>
        </>
      )}
      <p className="small">
        <a href={lateAddresses.catalog()}>{t("page.catalog.from_home")}</a>
      </p>
      <p className="small">
        <a href={forClass(addresses.colorings(), "#coloring")}>{t("class.start_hint")}</a>
      </p>
    </div>
  );
}

/** A photo, its coloring page and its numbered page, and the painting on a wall, in one look. */
function HeroStory() {
  const { t } = useTexts();
  const name = t("sample.astronaut");
  const alt = (label: string) => t("ui.labelled", { label, name });
  return (
    <figure className="story">
      <div className="story-room">
        <RoomPicture />
        <span className="story-canvas">
          <img src={homePicture("painting.avif")} width={480} height={480} alt={alt(t("ui.painting"))} />
        </span>
      </div>
      <span className="story-page">
        <img
          src={homePicture("numbers.svg")}
          width={640}
          height={640}
          alt={alt(t("ui.numbers"))}
          fetchPriority="high"
        />
      </span>
      <span className="story-coloring">
        <img
          src={homePicture("coloring.svg")}
          width={480}
          height={480}
          alt={alt(t("dashboard.kind.coloring"))}
        />
      </span>
      <span className="story-photo">
        <img src={homePicture("photo.avif")} width={360} height={360} alt={alt(t("ui.original"))} />
      </span>
    </figure>
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
          const { small, src } = lightPicturesOf(sample).before;
          return (
            <li key={sample.id}>
              <a href={page(sample.id)}>
                <span className="sample-pictures">
                  <img
                    src={sample.options.images.thumbnail ?? bestPictureOf(sample) ?? ""}
                    width={width}
                    height={height}
                    alt=""
                    loading="lazy"
                  />
                  <img
                    className="sample-photo"
                    src={small ?? src}
                    width={96}
                    height={72}
                    alt=""
                    loading="lazy"
                  />
                </span>
                <span className="sample-name">{sample.name}</span>
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
  const mustSignIn = use(MustSignIn);
  const credits = (count: number) => creditWords({ t, language }, count);
  return (
    <section className="cost" aria-labelledby="cost-title">
      <h2 id="cost-title">{t("page.cost_title")}</h2>
      <p>
        {charged
          ? t(mustSignIn ? "page.cost_text_account" : "page.cost_text", {
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
      <p className="quiet">
        {t("page.privacy_text")} <a href={lateAddresses.privacy()}>{t("privacy.title")}</a>
      </p>
    </section>
  );
}
