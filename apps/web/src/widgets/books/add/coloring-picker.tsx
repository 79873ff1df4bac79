import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { catalogAsked, catalogPageSize } from "@tintery/contract/tables";
import { catalogFacetNames } from "@tintery/scenes/catalog-facets";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { callCatalog } from "../../../catalog/call-catalog.ts";
import { allOfCatalog, CatalogFilters } from "../../../catalog/catalog-filters.tsx";
import { CallProblem, call } from "../../../platform/call.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { isSettled } from "../../../platform/use-image.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LateRoom } from "../../../ui/late-room.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PickCards, type PickProps } from "./pick-cards.tsx";

/** Whose coloring pages are offered. */
export const pickedFrom = ["own", "catalog"] as const;
export type PickedFrom = (typeof pickedFrom)[number];

/** Finished coloring pages to check, a page of them at a time. */
export function ColoringPicker({ from, ...props }: PickProps & { from: PickedFrom }) {
  return from === "own" ? <OwnPicker {...props} /> : <CatalogPicker {...props} />;
}

const patience = {
  retry: (_: number, error: Error) => error instanceof CallProblem && error.code === "offline",
  retryDelay: (attempt: number) => Math.min(1000 * 2 ** attempt, 12_000),
};

function OwnPicker(props: PickProps) {
  const { t } = useTexts();
  const query = useInfiniteQuery({
    queryKey: ["images", "to-pick"],
    queryFn: ({ pageParam, signal }) =>
      call("listImages", { query: { kind: "coloring", cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    ...patience,
  });
  // one that failed is no page of a book
  const images = query.data?.pages.flatMap(({ items }) => items).filter(({ status }) => status !== "failed");
  const pages = images?.map((image) => {
    const { thumbnail, origin } = image.options.images;
    return { id: image.id, name: image.name, picture: thumbnail ?? origin, isBusy: !isSettled(image) };
  });
  return (
    <Picker query={query}>
      {pages?.length === 0 ? (
        <p className="quiet">{t("book.none.own")}</p>
      ) : (
        <PickCards label={t("book.from.own")} pages={pages ?? []} {...props} />
      )}
    </Picker>
  );
}

/** Milliseconds after the last change until it is asked for: nobody waits for the letters on the way to a word. */
const calm = 300;

function CatalogPicker(props: PickProps) {
  const { t } = useTexts();
  const [wishes, setWishes] = useState(allOfCatalog);
  const [asked, setAsked] = useState(wishes);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wishes), calm);
    return () => clearTimeout(timer);
  }, [wishes]);
  const query = useInfiniteQuery({
    queryKey: ["catalog", "to-pick", asked],
    queryFn: ({ pageParam, signal }) =>
      callCatalog("listCatalog", { query: catalogAsked(asked, pageParam), signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNumber, found }) =>
      pageNumber * catalogPageSize < found ? pageNumber + 1 : undefined,
    placeholderData: keepPreviousData,
    ...patience,
  });
  const cards = query.data?.pages.flatMap((page) => page.cards) ?? [];
  const [first] = query.data?.pages ?? [];
  const showAll = () => {
    form.current?.reset();
    form.current?.querySelector("input")?.focus();
    setWishes(allOfCatalog);
  };
  return (
    <div className="picker">
      <CatalogFilters wishes={allOfCatalog} facets={catalogFacetNames} onWishes={setWishes} ref={form} />
      <p className="quiet" role="status">
        {first && first.found > 0 && t("page.catalog.found", { count: first.found })}
      </p>
      <Picker query={query}>
        {cards.length > 0 ? (
          <PickCards
            label={t("book.from.catalog")}
            pages={cards.map(({ imageId, name, thumbnail }) => ({
              id: imageId,
              name,
              picture: thumbnail,
              isBusy: false,
            }))}
            {...props}
          />
        ) : first && first.made > 0 ? (
          <EmptyState
            title={t("page.catalog.none_title")}
            text={t("page.catalog.none")}
            action={<Button onClick={showAll}>{t("page.catalog.all")}</Button>}
          />
        ) : (
          <EmptyState title={t("page.catalog.first_title")} text={t("page.catalog.first")} />
        )}
      </Picker>
    </div>
  );
}

interface PickerProps {
  query: Pick<
    ReturnType<typeof useInfiniteQuery>,
    "isPending" | "isError" | "data" | "refetch" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage"
  >;
  children: ReactNode;
}

/** What a list shows while it is on its way and where it could not be fetched, and the way to more of it. */
function Picker({ query, children }: PickerProps) {
  const { t } = useTexts();
  if (query.isPending) return <LateRoom failed={false} height={180} />;
  if (query.isError && !query.data)
    return (
      <Notice kind="bad">
        <p>{t("spec.something_went_wrong")}</p>
        <Button onClick={() => void query.refetch()}>{t("result.try_again")}</Button>
      </Notice>
    );
  return (
    <div className="picker">
      {children}
      {query.hasNextPage && (
        <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("dashboard.more")}
        </Button>
      )}
    </div>
  );
}
