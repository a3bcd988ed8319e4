import type { TrackedParcel } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { language } from '../../../shared/store/language.ts';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { CountryText } from '../../addresses/index.ts';
import { SilentText, stageText, TrackStatusTag } from '../standing.tsx';
import { LatestCell } from './LatestBelow.tsx';
import { orderColumn } from './orderColumn.tsx';

// Words are longer there.
const inEnglish = language === 'en_US';

interface Manner {
  operator: boolean;
  onOpen: (orderId: string) => void;
}

/** Where each parcel is, what was told of it last and whether somebody has to see to it. */
export const trackColumns = (
  t: TFunction<'tracking'>,
  { operator, onOpen }: Manner,
): Column<TrackedParcel>[] => [
  orderColumn(t('field.order'), onOpen),
  {
    key: 'trackingNumber',
    title: t('field.number'),
    width: 130,
    render: ({ trackingNumber }) => trackingNumber && <CopyText text={trackingNumber} />,
  },
  ...(operator
    ? [
        {
          key: 'merchantName',
          title: t('field.merchant'),
          width: 100,
          render: ({ merchantName, merchantCode }: TrackedParcel) => (
            <Stacked below={merchantCode}>{merchantName}</Stacked>
          ),
        },
      ]
    : []),
  { key: 'productName', title: t('field.product'), width: 108 },
  {
    key: 'countryCode',
    title: t('field.destination'),
    width: inEnglish ? 98 : 84,
    render: ({ countryCode }) => countryCode && <CountryText code={countryCode} />,
  },
  {
    key: 'status',
    title: t('field.status'),
    width: inEnglish ? 120 : 98,
    card: 'state',
    render: (parcel) => (
      <Stacked below={stageText(t, parcel)}>
        <TrackStatusTag status={parcel.status} />
      </Stacked>
    ),
  },
  {
    key: 'latest',
    title: t('field.latest'),
    width: inEnglish || operator ? 216 : 250,
    sort: true,
    render: ({ latest }) => <LatestCell event={latest} />,
  },
  {
    key: 'silentDays',
    title: t('field.silent'),
    width: 72,
    align: 'end',
    render: ({ silentDays }) => <SilentText silentDays={silentDays} />,
  },
  {
    key: 'actionBy',
    title: t('field.actionBy'),
    width: 86,
    render: ({ actionBy }) => actionBy && t(`actor.${actionBy}`),
  },
];
