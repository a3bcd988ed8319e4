import * as z from 'zod/mini';
import { CountryCode } from '../addresses/addresses.ts';
import { CargoProperty, HsCode } from '../rates/parcels.ts';
import { latinText, optionalLatinText, optionalText, text, WebUrl } from '../wire/fields.ts';
import { isMoreThanNothing } from '../wire/moneyFields.ts';

const DeclaredPrice = z
  .string('web.verify.23')
  .check(
    z.trim(),
    z.regex(/^\d{1,9}(\.\d{1,2})?$/, { error: 'web.verify.23', abort: true }),
    z.refine(isMoreThanNothing, 'web.verify.77'),
  );
const DeclaredWeight = z.number('web.verify.24').check(
  z.refine((n) => n > 0, { error: 'web.verify.78', abort: true }),
  z.refine((n) => n <= 100_000 && Number(n.toFixed(3)) === n, 'web.verify.24'),
);
const DeclaredUnit = z
  .string('web.verify.21')
  .check(
    z.trim(),
    z.maxLength(20, 'web.verify.25'),
    z.regex(/^[A-Za-z\u4e00-\u9fff]+$/, 'web.verify.21'),
  );
/** What a thing is declared as, whatever its number: an entry of the SKU library has the same. */
export const declaredFields = {
  goodsName: text(100),
  goodsNameEn: latinText(100),
  declareUnit: z._default(DeclaredUnit, 'PCS'),
  /** Of one piece, in the order's declared currency. */
  value: DeclaredPrice,
  weight: z.optional(DeclaredWeight),
  hsCode: z.optional(HsCode),
  goodsLink: z.optional(z.union([z.literal(''), WebUrl])),
  textureName: optionalText(60),
  textureNameEn: optionalLatinText(60),
  madeCountry: z._default(CountryCode, 'CN'),
  cargoProperty: z._default(CargoProperty, 'general'),
  /** What the EU asks for: a GTIN, a model, a batch. */
  productIdentifier: optionalText(60),
};
