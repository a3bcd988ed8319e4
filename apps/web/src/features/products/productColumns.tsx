import type { SellingProduct } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { Amount } from '../../shared/feedback/values/Amount.tsx';
import { DictList } from '../../shared/inputs/DictList.tsx';
import type { Column } from '../../shared/table/types.ts';
import { CountryNames } from '../addresses/index.ts';
import { Favourite } from '../rates/index.ts';
import styles from './Products.module.css';
import { detailHref } from './paths.ts';

export const productColumns = (t: TFunction<'products'>): Column<SellingProduct>[] => [
  {
    key: 'name',
    title: t('name'),
    width: 200,
    keep: true,
    render: ({ id, name }) => (
      <span className={styles.name}>
        <Favourite productId={id} product={name} />
        <Link to={detailHref(id)}>{name}</Link>
      </span>
    ),
  },
  { key: 'code', title: t('code'), width: 140, copy: true },
  {
    key: 'countries',
    title: t('countries'),
    width: 170,
    render: ({ countries }) => <CountryNames codes={countries} />,
  },
  {
    key: 'days',
    title: t('days'),
    width: 130,
    render: ({ transitDaysMin: min, transitDaysMax: max }) => t('daysText', { min, max }),
  },
  {
    key: 'fromPrice',
    title: t('fromPrice'),
    width: 130,
    align: 'end',
    render: ({ fromPrice, currency }) => <Amount value={fromPrice} currency={currency} />,
  },
  {
    key: 'goodsTypes',
    title: t('goodsTypes'),
    width: 170,
    render: ({ goodsTypes }) => <DictList code="goods_type" values={goodsTypes} />,
  },
  {
    key: 'cargoProperties',
    title: t('cargoProperties'),
    width: 180,
    render: ({ cargoProperties }) => <DictList code="cargo_property" values={cargoProperties} />,
  },
  {
    key: 'chargeAt',
    title: t('chargeAt'),
    width: 170,
    hidden: true,
    render: ({ chargeAt }) => t(`chargeAt.${chargeAt}`),
  },
  { key: 'channelName', title: t('channelName'), width: 160, hidden: true },
];
