import type { AccountForm, IdentityProvider, LetterPlace } from "../accounts/account.ts";
import type { OrderStatus, PaymentProvider } from "../accounts/billing.ts";
import type { EntryKind, PaidPlan, PlanName } from "../accounts/plans.ts";
import type { SignUpMode } from "../accounts/sign-up.ts";
import type { UserData } from "../accounts/account-schema.ts";
import type { UserType } from "../accounts/user-types.ts";
import type { Book, BookSummary } from "../books/book-schema.ts";
import type { ImageKind } from "../images/image-kinds.ts";
import type { CatalogWishes } from "../catalog/catalog.ts";
import type { CatalogCard, CatalogList } from "../catalog/schema.ts";
import type { ColoringType } from "../coloring/coloring.ts";
import type { PromptPlan } from "../images/scenes.ts";
import type { Paper } from "../images/papers.ts";
import type { ImageView } from "../images/schema.ts";
import type { KeptDays } from "../keeping/keeping.ts";
import type { Language } from "../texts/languages.ts";
import type { OutlinesPrecision } from "../outlines/outlines.ts";
import type { SheetAge } from "../paint-by-numbers/kids-sheet.ts";
import type { ProblemCode } from "../calls/problems.ts";
import type { SharedImage, ShareLink } from "../sharing/schema.ts";

interface Size {
  widthMM: number;
  heightMM: number;
}

/** What a page is about: its name and what its shell needs to know. Everything else its widgets ask for. */
export type PageRequest =
  | { page: "home"; samples: ImageView[]; colorings: ImageView[]; outlines: ImageView[] }
  /** `isNew`: of a visitor who has stored nothing yet, so that the list is known to be empty. */
  | { page: "dashboard"; isNew: boolean }
  | { page: "paint-by-numbers"; image: ImageView }
  | { page: "colorings"; isNew: boolean }
  | { page: "coloring"; image: ImageView }
  /** The visitor's coloring books, the one changed last first. */
  | { page: "books"; books: readonly BookSummary[] }
  | { page: "book"; book: Book }
  | { page: "outlines-list"; isNew: boolean }
  | { page: "outlines"; image: ImageView }
  /** Asks before a link from elsewhere changes something; the answer is a form that posts to the same address. */
  | { page: "change-precision"; image: ImageView; precision: OutlinesPrecision }
  | { page: "change-number-of-colors"; image: ImageView; numberOfColors: number }
  | { page: "change-age"; image: ImageView; age: SheetAge }
  | { page: "share"; image: ImageView; link: ShareLink }
  | { page: "shared"; shared: SharedImage }
  | { page: "print"; title: string; sheets: readonly PrintedSheet[]; key?: PrintedKey }
  /** Of `total` pictures that will be there `made` are; `found` of them are what was asked for. */
  | ({ page: "catalog"; wishes: CatalogWishes } & CatalogList)
  | { page: "catalog-picture"; picture: CatalogPicture; more: readonly CatalogCard[] }
  | { page: "color-mixer" }
  | { page: "mixing-guide" }
  | {
      page: "account-form";
      form: AccountForm;
      /** Whether the browser keeps the secret of an invitation that it has opened. */
      hasInvitation: boolean;
      letterPlace: LetterPlace;
      providers: readonly IdentityProvider[];
    }
  /** `books` are null where nothing costs credits. */
  | {
      page: "account";
      email: string;
      books: CreditBooks | null;
      orders: OrderFacts[];
      invoices: InvoiceFacts[];
      /** Who takes the money for plans; null where nothing costs anything. */
      paidTo: PaymentProvider | null;
      /** Whether they run the service. */
      admin: boolean;
    }
  /** Of a site that wants to act for an account; `providers` are those to sign in with. */
  | {
      page: "connect";
      site: { key: string; name: string; origin: string };
      email: string | null;
      letterPlace: LetterPlace;
      providers: readonly IdentityProvider[];
    }
  | { page: "plans"; plan: PlanName; books: CreditBooks }
  /** `payments`: months that were paid. */
  | { page: "test-checkout"; order: OrderFacts; payments: number }
  | { page: "payment-verification" }
  | { page: "payment-success"; plan: PlanName; credits: number }
  | { page: "letters"; letters: readonly KeptLetter[] }
  /** A maker's palette. */
  | { page: "palette"; palette: number }
  | { page: "palettes" }
  /** The secret part of the link, and what the palette is called. */
  | { page: "shared-palette"; link: string; title: string; card: string }
  | { page: "recipes"; image: ImageView }
  | { page: "mixing-chart" }
  | { page: "gamut-check" }
  | { page: "admin"; charged: boolean }
  /** `days` are those that the administrator sets. */
  | { page: "privacy"; days: KeptDays }
  | { page: "api" }
  /** With the first sample of each kind, for the examples. */
  | { page: "widgets"; samples: Partial<Record<ImageKind, ImageView>> }
  | { page: "problem"; code: ProblemCode };

/** One of our own pictures with all that its page says of it. */
export interface CatalogPicture extends CatalogCard {
  /** The picture itself, as large as pages show it, and the painting that it was drawn from. */
  src: string;
  painted: string;
  /** What chats and other sites show. */
  card: string;
  /** Whether one of its hearts is the visitor's. */
  rated: boolean;
  plan: Pick<PromptPlan, "prompt" | "seed" | "shape">;
  /** The type of its coloring page. */
  type: ColoringType;
  /** The paper that the visitor has. */
  paper: Paper;
}

/** What somebody has to spend, and how that came, the newest first. */
export interface CreditBooks {
  credits: number;
  entries: readonly BookEntry[];
}

/** A subscription, and until when it is paid (ISO). */
export interface OrderFacts {
  id: string;
  plan: PaidPlan;
  status: OrderStatus;
  until: string | null;
  /** Whom it is paid to. */
  provider: PaymentProvider;
}

/** A month that was paid (ISO); `currency` is an ISO 4217 code. */
export interface InvoiceFacts {
  plan: PaidPlan;
  cents: number;
  currency: string;
  from: string;
  until: string;
}

/** One line of the books: why, how many credits, and when (ISO). */
export interface BookEntry {
  what: EntryKind;
  credits: number;
  at: string;
}

/** A letter that was kept for want of a mail server. */
export interface KeptLetter {
  to: string;
  subject: string;
  text: string;
  sent: string;
}

/** What is printed below a picture: a QR code, and the address that it leads to. */
export interface PrintedFoot extends Size {
  /** Path data of the black modules, in millimeters from the foot's top left corner. */
  code: string;
  /** The address, where it ends on its base line, and the size of its letters, in millimeters. */
  address: { text: string; right: number; y: number; sizeMM: number };
}

/** A picture that is printed by itself: its size on paper, and the paper unless that is made to measure. */
export interface PrintedSheet {
  title: string;
  pictureUrl: string;
  widthMM: number;
  heightMM: number;
  paper?: Size;
  foot?: PrintedFoot;
}

/** The color list that follows a painting. Its picture is as wide as the paper, margins included. */
export interface PrintedKey {
  title: string;
  pictureUrl: string;
  paper: Size;
}

export type PageName = PageRequest["page"];

/** For whom a page is written: language, and the address it is shown under. */
export interface PageContext {
  language: Language;
  path: string;
  theme?: "light" | "dark";
  /** What is in the printers of the visitor's region. */
  paper?: Paper;
  /** The administrator's address, named where a picture failed. */
  email?: string;
  /** Whether forms offer what only premium users may use. */
  premium?: boolean;
  /** Whether forms offer what only professional users may use. */
  professional?: boolean;
  /** Whether pictures say how many regions they have, and how large their colors are. */
  commercial?: boolean;
  /** Whether pictures cost credits; where they do not, nothing is said of any. */
  charged?: boolean;
  /** Of whom prices are shown. */
  userType?: UserType;
  /** What a form would have to ask about the visitor and the server: with it a form is whole from its first moment. */
  visitor?: UserData;
  /** What calls with the guard `token` bring along; pages with such a call carry it. */
  token?: string;
  /** What the house's own provider for signing in is called. */
  oidcName?: string;
  /** Who may create an account. */
  signUp?: SignUpMode;
  /** Whether the visitor is signed in. */
  signedIn?: boolean;
  /** Scheme and host of the site, for addresses that others read (link previews). */
  origin?: string;
}

/** Writes a whole HTML document. */
export type RenderPage = (request: PageRequest, context: PageContext) => string;
