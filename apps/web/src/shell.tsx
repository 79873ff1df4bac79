import type { PageContext, PageRequest, RenderPage } from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import { loadAllLanguages } from "@tintery/contract/messages/all";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { AdminPage } from "./pages/admin.tsx";
import { AccountPage } from "./pages/account.tsx";
import { AccountFormPage } from "./pages/account-form.tsx";
import { ApiPage } from "./pages/api.tsx";
import { ChangeAgePage } from "./pages/change-age.tsx";
import { ChangeNumberOfColorsPage } from "./pages/change-number-of-colors.tsx";
import { ChangePrecisionPage } from "./pages/change-precision.tsx";
import { LettersPage } from "./pages/letters.tsx";
import { CatalogPage } from "./pages/catalog.tsx";
import { CatalogPicturePage } from "./pages/catalog-picture.tsx";
import { ColorMixerPage } from "./pages/color-mixer.tsx";
import { ConnectPage } from "./pages/connect.tsx";
import { WidgetsPage } from "./pages/widgets.tsx";
import { ColoringPage } from "./pages/coloring.tsx";
import { ColoringBookPage } from "./pages/coloring-book.tsx";
import { ColoringBooksPage } from "./pages/coloring-books.tsx";
import { ColoringsPage } from "./pages/colorings.tsx";
import { DashboardPage } from "./pages/dashboard.tsx";
import { HomePage } from "./pages/home.tsx";
import { GamutCheckPage } from "./pages/gamut-check.tsx";
import { MixingChartPage } from "./pages/mixing-chart.tsx";
import { MixingGuidePage } from "./pages/mixing-guide.tsx";
import { OutlinesListPage } from "./pages/outlines-list.tsx";
import { OutlinesPage } from "./pages/outlines.tsx";
import { PaintByNumbersPage } from "./pages/paint-by-numbers.tsx";
import { PalettePage } from "./pages/palette.tsx";
import { PalettesPage } from "./pages/palettes.tsx";
import { PaymentSuccessPage, PaymentVerificationPage } from "./pages/payment.tsx";
import { PlansPage } from "./pages/plans.tsx";
import { PrintPage } from "./pages/print.tsx";
import { PrivacyPage } from "./pages/privacy.tsx";
import { ProblemPage } from "./pages/problem.tsx";
import { RecipesPage } from "./pages/recipes.tsx";
import { SharePage } from "./pages/share.tsx";
import { SharedPalettePage } from "./pages/shared-palette.tsx";
import { TestCheckoutPage } from "./pages/test-checkout.tsx";
import { SharedPage } from "./pages/shared.tsx";
import { Charged, MustSignIn, SignedIn } from "./pages/visitor.ts";
import { TextsProvider } from "./platform/texts.tsx";

loadAllLanguages();

/** Writes the HTML document of one page in one language. Pure: the same request gives the same text. */
export const renderPage: RenderPage = (request, context) => {
  const page = (
    <TextsProvider language={context.language} translate={texts(context.language)}>
      <SignedIn value={context.signedIn === true}>
        <MustSignIn value={context.visitor?.mustSignIn === true}>
          <Charged value={context.charged === true}>{pageOf(request, context)}</Charged>
        </MustSignIn>
      </SignedIn>
    </TextsProvider>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
};

function pageOf(request: PageRequest, context: PageContext): ReactNode {
  switch (request.page) {
    case "home":
      return <HomePage {...request} context={context} />;
    case "dashboard":
      return <DashboardPage {...request} context={context} />;
    case "paint-by-numbers":
      return <PaintByNumbersPage image={request.image} context={context} />;
    case "colorings":
      return <ColoringsPage {...request} context={context} />;
    case "coloring":
      return <ColoringPage image={request.image} context={context} />;
    case "books":
      return <ColoringBooksPage books={request.books} context={context} />;
    case "book":
      return <ColoringBookPage book={request.book} context={context} />;
    case "outlines-list":
      return <OutlinesListPage {...request} context={context} />;
    case "outlines":
      return <OutlinesPage image={request.image} context={context} />;
    case "change-precision":
      return <ChangePrecisionPage image={request.image} precision={request.precision} context={context} />;
    case "change-number-of-colors":
      return (
        <ChangeNumberOfColorsPage
          image={request.image}
          numberOfColors={request.numberOfColors}
          context={context}
        />
      );
    case "change-age":
      return <ChangeAgePage image={request.image} age={request.age} context={context} />;
    case "share":
      return <SharePage image={request.image} link={request.link} context={context} />;
    case "shared":
      return <SharedPage shared={request.shared} context={context} />;
    case "print":
      return <PrintPage request={request} context={context} />;
    case "catalog":
      return <CatalogPage {...request} context={context} />;
    case "catalog-picture":
      return <CatalogPicturePage picture={request.picture} more={request.more} context={context} />;
    case "color-mixer":
      return <ColorMixerPage context={context} />;
    case "mixing-guide":
      return <MixingGuidePage context={context} />;
    case "widgets":
      return <WidgetsPage samples={request.samples} context={context} />;
    case "connect":
      return <ConnectPage {...request} context={context} />;
    case "account-form":
      return <AccountFormPage {...request} context={context} />;
    case "admin":
      return <AdminPage {...request} context={context} />;
    case "account":
      return <AccountPage {...request} context={context} />;
    case "test-checkout":
      return <TestCheckoutPage {...request} context={context} />;
    case "payment-verification":
      return <PaymentVerificationPage context={context} />;
    case "payment-success":
      return <PaymentSuccessPage {...request} context={context} />;
    case "plans":
      return <PlansPage {...request} context={context} />;
    case "letters":
      return <LettersPage letters={request.letters} context={context} />;
    case "palette":
      return <PalettePage id={request.palette} context={context} />;
    case "palettes":
      return <PalettesPage context={context} />;
    case "shared-palette":
      return <SharedPalettePage {...request} context={context} />;
    case "mixing-chart":
      return <MixingChartPage context={context} />;
    case "gamut-check":
      return <GamutCheckPage context={context} />;
    case "recipes":
      return <RecipesPage image={request.image} context={context} />;
    case "privacy":
      return <PrivacyPage days={request.days} context={context} />;
    case "api":
      return <ApiPage context={context} />;
    case "problem":
      return <ProblemPage code={request.code} context={context} />;
  }
}
