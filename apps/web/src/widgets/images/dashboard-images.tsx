import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { ImageList, ImageView } from "@tintery/contract";
import {
  coloringTypeNames,
  type ColoringType,
  type OutlinesPrecision,
  outlinesPrecisions,
} from "@tintery/contract/tables";
import { ListChecks } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CallProblem, call } from "../../platform/call.ts";
import { useCreatedNews } from "../../platform/created-news.ts";
import { onGone } from "../../platform/gone-images.ts";
import { QueryProvider } from "../../platform/queries.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { isSettled } from "../../platform/use-image.ts";
import { useLate } from "../../platform/use-late.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./dashboard-images.css?inline";
import { ImageCard } from "./image-card.tsx";

const loadDeleteDialog = () => import("../../delete-dialog.tsx").then((file) => file.DeleteDialog);

const loadSelectionBar = () => import("./selection-bar.tsx").then((file) => file.SelectionBar);

const loadNothing = () => import("./nothing-here.tsx").then((file) => file.NothingHere);

type Settings = WidgetProps<"dashboard-images">["settings"];
type Kind = Settings["kind"];

/** Which images are listed; a type is one of coloring pages, a precision one of outlines. */
interface Filter {
  kind: Kind;
  type?: ColoringType | undefined;
  colorPrecision?: OutlinesPrecision | undefined;
}

/** In the order of the home page. */
const kinds = ["all", "paint-by-numbers", "coloring", "outlines"] as const satisfies Kind[];

/** Cards that may hold an event stream open at once; browsers allow about six connections to a server. */
const streams = 2;

function DashboardImages({ settings }: WidgetProps<"dashboard-images">) {
  return (
    <QueryProvider>
      <Images settings={settings} />
    </QueryProvider>
  );
}

/** The visitor's pictures, newest first, a page at a time. */
function Images({ settings }: { settings: Settings }) {
  const { t } = useTexts();
  const [filter, setFilter] = useState<Filter>({ kind: settings.kind });
  const dialog = useLate(loadDeleteDialog);
  const [asked, setAsked] = useState<ImageView | null>(null);
  const ask = (image: ImageView) => {
    setAsked(image);
    dialog.fetch();
  };
  const [deleted, setDeleted] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // the button that asked is gone with its card; while the question stands, nothing beside it takes the focus
  useEffect(() => {
    if (deleted) list.current?.focus();
  }, [deleted]);
  const { query, images, offline, forget } = useImages(filter);
  const nothing = useLate(loadNothing);
  const nothingThere = query.isSuccess && images.length === 0 && !query.hasNextPage;
  const { kind, fixed, hasEmptyState } = settings;
  // the page has said that nothing is there, and goes on saying it until something is
  const isSaid = hasEmptyState && filter.kind === kind && !filter.type && !filter.colorPrecision;
  const isUnsaid = nothingThere && !isSaid;
  useEffect(() => {
    if (isUnsaid) nothing.fetch();
  }, [isUnsaid, nothing.fetch]);
  // deleted in another tab
  const forgetGone = useEffectEvent(forget);
  useEffect(() => onGone((id) => forgetGone(id)), []);
  const bar = useLate(loadSelectionBar);
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const startSelecting = () => {
    bar.fetch();
    setSelected(new Set());
  };
  const isSelecting = selected !== null && bar.Late !== undefined;
  const onDeleted = (id: string) => {
    forget(id);
    setAsked((image) => (image?.id === id ? null : image));
    setDeleted(id);
  };
  return (
    <div className="images" ref={list} tabIndex={-1}>
      <div className="list-tools">
        <Filters fixed={fixed} filter={filter} onChange={setFilter} />
        {images.length > 1 && !isSelecting && (
          <Button icon={<ListChecks aria-hidden="true" />} onClick={startSelecting}>
            {t("dashboard.select")}
          </Button>
        )}
      </div>
      {offline && <Notice kind="offline">{t("ui.offline")}</Notice>}
      {query.isError && <Notice kind="bad">{t("spec.something_went_wrong")}</Notice>}
      {query.isPending && !isSaid && <Loading />}
      {isUnsaid && nothing.Late && <nothing.Late kind={filter.kind} />}
      {isSaid && (query.isPending || nothingThere) && <slot name="empty" />}
      <Cards
        images={images}
        onDelete={ask}
        selection={isSelecting ? { selected, onChange: setSelected } : undefined}
      />
      {query.hasNextPage && (
        <Button
          className="more-images"
          disabled={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {t("dashboard.more")}
        </Button>
      )}
      {isSelecting && bar.Late && (
        <bar.Late
          images={images.filter(({ id }) => selected.has(id))}
          onSelectAll={() => setSelected(new Set(images.map(({ id }) => id)))}
          onDone={() => setSelected(null)}
          onDeleted={onDeleted}
        />
      )}
      {selected && bar.failed && <Notice kind="bad">{t("spec.something_went_wrong")}</Notice>}
      {asked && dialog.failed && <Notice kind="bad">{t("spec.something_went_wrong")}</Notice>}
      {dialog.Late && <dialog.Late image={asked} onClose={() => setAsked(null)} onDeleted={onDeleted} />}
    </div>
  );
}

interface FiltersProps {
  fixed: boolean;
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** Kinds side by side; on a page of one kind, what there is of it instead. */
function Filters({ fixed, filter, onChange }: FiltersProps) {
  const { t } = useTexts();
  const { kind, type, colorPrecision } = filter;
  if (!fixed) {
    const choices = kinds.map((value) => ({ value, label: t(`dashboard.filter.${value}`) }));
    return (
      <Segmented
        label={t("dashboard.filter")}
        value={kind}
        choices={choices}
        onChange={(next) => onChange({ kind: next })}
      />
    );
  }
  if (kind === "coloring")
    return (
      <OneOf
        label={t("coloring.type")}
        value={type}
        choices={coloringTypeNames.map((value) => ({ value, label: t(`coloring.type.${value}`) }))}
        onChange={(next) => onChange({ kind, type: next })}
      />
    );
  if (kind === "outlines")
    return (
      <OneOf
        label={t("outlines.precision")}
        value={colorPrecision}
        choices={outlinesPrecisions.map((value) => ({ value, label: t(`outlines.precision.${value}`) }))}
        onChange={(next) => onChange({ kind, colorPrecision: next })}
      />
    );
  return null;
}

interface OneOfProps<Value extends string> {
  label: string;
  /** Undefined where all are listed. */
  value: Value | undefined;
  choices: { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
}

function OneOf<Value extends string>({ label, value, choices, onChange }: OneOfProps<Value>) {
  const { t } = useTexts();
  return (
    <div className="type-filter">
      <Select<Value | "all">
        label={label}
        value={value ?? "all"}
        choices={[{ value: "all", label: t("dashboard.filter.all") }, ...choices]}
        onChange={(next) => onChange(next === "all" ? undefined : next)}
      />
    </div>
  );
}

function useImages({ kind, type, colorPrecision }: Filter) {
  const client = useQueryClient();
  const key = ["images", kind, type, colorPrecision];
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      call("listImages", {
        query: {
          kind: kind === "all" ? undefined : kind,
          type,
          colorPrecision,
          cursor: pageParam,
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    retry: (_, error) => error instanceof CallProblem && error.code === "offline",
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 12_000),
    // a server that stumbled is asked again; nobody has to reload
    refetchInterval: ({ state }) => (state.status === "error" ? 12_000 : false),
  });
  useCreatedNews(() => void client.invalidateQueries({ queryKey: ["images"] }));
  const forget = (id: string) =>
    client.setQueriesData<InfiniteData<ImageList>>({ queryKey: ["images"] }, (data) => {
      if (!data) return data;
      const pages = data.pages.map((page) => ({
        ...page,
        items: page.items.filter((image) => image.id !== id),
      }));
      return { ...data, pages };
    });
  const failure = query.failureReason;
  return {
    query,
    images: query.data?.pages.flatMap((page) => page.items) ?? [],
    offline: failure instanceof CallProblem && failure.code === "offline",
    forget,
  };
}

interface CardsProps {
  images: ImageView[];
  onDelete: (image: ImageView) => void;
  selection: { selected: ReadonlySet<string>; onChange: (selected: ReadonlySet<string>) => void } | undefined;
}

function Cards({ images, onDelete, selection }: CardsProps) {
  const choiceOf = ({ id, name }: ImageView) =>
    selection && {
      isChosen: selection.selected.has(id),
      label: name,
      onChange: (isChosen: boolean) => {
        const others = [...selection.selected].filter((other) => other !== id);
        selection.onChange(new Set(isChosen ? [...others, id] : others));
      },
    };
  const busy = images.filter((image) => !isSettled(image)).slice(-streams);
  return (
    <ul className="cards">
      {images.map((image) => (
        <ImageCard
          key={image.id}
          image={image}
          stream={busy.includes(image)}
          onDelete={onDelete}
          choice={choiceOf(image)}
        />
      ))}
    </ul>
  );
}

function Loading() {
  const { t } = useTexts();
  return (
    <div className="cards" role="status">
      <span className="sr-only">{t("ui.loading")}</span>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: six equal places that never move
        <Skeleton key={index} ratio={1} />
      ))}
    </div>
  );
}

export const dashboardImages: WidgetModule<"dashboard-images"> = { component: DashboardImages, styles };
