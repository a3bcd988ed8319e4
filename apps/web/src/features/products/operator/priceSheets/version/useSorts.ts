import { PriceRow, priceRowIssues, RemoteArea, ZonePlace, zonePlaceIssues } from '@alpaca/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountries } from '../../../../../shared/api/useCountries.ts';
import { useDict } from '../../../../../shared/api/useDict.ts';
import { language } from '../../../../../shared/store/language.ts';
import type { Field, Sort } from './rowModel.ts';

const placeNames = ['zone', 'countryCode', 'postFrom', 'postTo'] as const;
const areaNames = ['countryCode', 'postFrom', 'postTo', 'remoteType'] as const;
const priceNames = [
  'zone',
  'goodsType',
  'fromKg',
  'toKg',
  'firstKg',
  'firstPrice',
  'nextKg',
  'nextPrice',
  'perKg',
  'perOrder',
  'perBox',
  'perCbm',
  'minCharge',
  'stepKg',
  'minKg',
  'minBoxKg',
] as const;
type Name = (typeof placeNames)[number] | (typeof areaNames)[number] | (typeof priceNames)[number];

/** The tables of price data: their columns, their rule, and what may not stand there twice. */
export const useSorts = () => {
  const { t } = useTranslation('priceSheets');
  const { data: countries } = useCountries();
  const { items } = useDict('goods_type');
  return useMemo(() => {
    const options: Partial<Record<Name, Field['options']>> = {
      goodsType: [
        { value: '', text: t('anyGoods'), also: [] },
        ...items.map(({ value, text }) => ({ value, text, also: [] })),
      ],
      ...(countries && {
        countryCode: countries.map(({ countryCode: value, countryCnname, countryEnname }) => ({
          value,
          text: `${value} ${language === 'en_US' ? countryEnname : countryCnname}`,
          also: [countryCnname, countryEnname],
        })),
      }),
    };
    const shapes = { ...ZonePlace.shape, ...RemoteArea.shape, ...PriceRow.shape };
    const field =
      (needed: readonly Name[]) =>
      (name: Name): Field => ({
        name,
        label: t(`field.${name}`),
        required: needed.includes(name),
        unless: null,
        kind: shapes[name].safeParse(1).success ? 'number' : 'text',
        options: options[name] ?? null,
      });
    return {
      zones: {
        fields: placeNames.map(field(['zone', 'countryCode'])),
        schema: ZonePlace,
        across: zonePlaceIssues,
        key: ['countryCode', 'postFrom', 'postTo'],
      },
      prices: {
        fields: priceNames.map(field(['zone', 'fromKg', 'toKg'])),
        schema: PriceRow,
        across: priceRowIssues,
        key: ['zone', 'goodsType', 'fromKg'],
      },
      areas: {
        fields: areaNames.map(field(areaNames)),
        schema: RemoteArea,
        key: ['countryCode', 'postFrom', 'postTo'],
      },
    } satisfies Record<string, Sort>;
  }, [t, countries, items]);
};
