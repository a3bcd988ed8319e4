import type { KeptPromise } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { CountryText } from '../../addresses/index.ts';
import { isThin, keptPercent } from './kept.ts';

/** What was promised, what was kept, and how long it really took. */
export const promiseColumns = (t: TFunction<'promises'>): Column<KeptPromise>[] => [
  { key: 'productName', title: t('field.product'), width: 160, keep: true, card: 'name' },
  {
    key: 'countryCode',
    title: t('field.country'),
    width: 110,
    render: ({ countryCode }) => <CountryText code={countryCode} />,
  },
  {
    key: 'promisedDays',
    title: t('field.promised'),
    width: 110,
    align: 'end',
    render: ({ promisedDays }) => t('days', { count: promisedDays }),
  },
  {
    key: 'kept',
    title: t('field.kept'),
    width: 130,
    align: 'end',
    render: (promise) => (
      <>
        {keptPercent(promise)}% {isThin(promise) && <StatusTag kind="muted">{t('few')}</StatusTag>}
      </>
    ),
  },
  {
    key: 'delivered',
    title: t('field.delivered'),
    width: 150,
    align: 'end',
    render: ({ kept, delivered }) => `${kept} / ${delivered}`,
  },
  {
    key: 'halfDays',
    title: t('field.half'),
    width: 120,
    align: 'end',
    render: ({ halfDays }) => t('days', { count: halfDays }),
  },
  {
    key: 'mostDays',
    title: t('field.most'),
    width: 120,
    align: 'end',
    render: ({ mostDays }) => t('days', { count: mostDays }),
  },
];
