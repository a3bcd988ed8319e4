import type { DatedSheet } from '../products/index.ts';
import type { Buyer, PriceBook } from './priceBook.ts';

/** As much of the price book as the choice asks for. */
type Sold = Pick<PriceBook, 'products' | 'sheets'>;
type Buying = Pick<Buyer, 'groupCode' | 'sheets'>;

const inForce = ({ versions }: DatedSheet, at: Date) =>
  versions.findLast(({ validFrom }) => validFrom <= at);

const nextAfter = ({ versions }: DatedSheet, at: Date) =>
  versions.find(({ validFrom }) => validFrom > at)?.validFrom;

/** The merchant's own sheet, its group's, everyone's: the nearest that has a version in force. */
const chooseSheet = (levels: readonly (DatedSheet | undefined)[], at: Date) => {
  const begins: Date[] = [];
  for (const sheet of levels) {
    if (!sheet) continue;
    const next = nextAfter(sheet, at);
    if (next) begins.push(next);
    const version = inForce(sheet, at);
    if (!version) continue;
    const until = begins.length > 0 ? new Date(Math.min(...begins.map(Number))) : null;
    return { version, until };
  }
  return undefined;
};

const sheetsByProduct = (sheets: readonly DatedSheet[]) =>
  new Map(sheets.map((sheet) => [sheet.productId, sheet]));

/** What is on sale to a buyer at a moment, each by the version of the sheet that holds for them. */
export const chosenFor = (book: Sold, buyer: Buying, at: Date) => {
  const own = sheetsByProduct(buyer.sheets);
  const ofGroup = (code: string) =>
    sheetsByProduct(book.sheets.filter(({ groupCode }) => groupCode === code));
  // Who is in no group has everyone's.
  const [group, everyone] = [ofGroup(buyer.groupCode), ofGroup('')];
  return [...book.products.values()].flatMap((product) => {
    if (!product.isOnSale) return [];
    const levels = [own, group, everyone].map((sheets) => sheets.get(product.id));
    const chosen = chooseSheet(levels, at);
    return chosen ? [{ product, ...chosen }] : [];
  });
};

/** Until when it is so chosen: some sheet's next version, of a product that is offered or not. */
export const chosenUntil = (book: Sold, buyer: Buying, at: Date): number =>
  Math.min(
    ...[...book.sheets, ...buyer.sheets].map((sheet) => Number(nextAfter(sheet, at) ?? Infinity)),
  );
