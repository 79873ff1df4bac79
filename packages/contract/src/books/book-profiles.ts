/** How a book can be printed: tables of the engine, which forms and answers derive their choices from. */
export {
  type BookProfile,
  bookSides,
  type BookSides,
  bookStocks,
  type BookStock,
  bookTrims,
  type BookTrim,
} from "@tintery/engine/tables";
