import { type ProductForm, type ProductView, usualPrintSet } from '@alpaca/contract';

/** The form as it is filled in; what is empty is absent or ''. */
export type Filled = Omit<ProductForm, 'terms'> & {
  terms: Omit<ProductForm['terms'], 'limits'> & {
    limits: Omit<ProductForm['terms']['limits'], 'fields'> & {
      fields?: Record<string, number | undefined>;
    };
  };
};

export const freshProduct: Partial<Filled> = {
  origins: ['CN'],
  dutyTerms: null,
  returnHandling: '0',
  returnFee: '0',
  voidHours: 24,
  labelAt: 'merchant',
  printSet: usualPrintSet,
  terms: {
    chargeAt: 'receipt',
    goodsTypes: ['WPX'],
    cargoProperties: ['general'],
    countries: [],
    divisor: 6000,
    weighBy: 'box',
    limits: { fields: {} },
  },
};

export const filledFrom = (view: ProductView): Filled => {
  const { id: _, revision, channelName, status, termsPending, sheetCount, ...own } = view;
  return own as Filled;
};

const given = (values: object) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  );

/** What is sent: limits that are left empty are none. */
export const formOf = ({ terms, ...rest }: Filled): ProductForm => ({
  ...rest,
  origins: rest.origins ?? [],
  terms: {
    ...terms,
    countries: terms.countries ?? [],
    limits: {
      ...given({ ...terms.limits, ...(!terms.limits.maxDeclared && { declaredCurrency: '' }) }),
      fields: given(terms.limits.fields ?? {}),
    },
  },
});
