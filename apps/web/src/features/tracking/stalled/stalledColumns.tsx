import type { StalledParcel } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { CountryText } from '../../addresses/index.ts';
import { TurnCell } from '../../threads/index.ts';
import { LatestCell } from '../list/LatestBelow.tsx';
import { orderColumn } from '../list/orderColumn.tsx';
import styles from '../Tracking.module.css';
import { StallTag } from './StallTag.tsx';
import { spanText } from './spans.ts';

interface Manner {
  isStaff: boolean;
  onOpen: (orderId: string) => void;
}

/** Which parcel, how long beyond what is usual, and what was done about it. */
export const stalledColumns = (
  t: TFunction<readonly ['stalled', 'tracking']>,
  { isStaff, onOpen }: Manner,
): Column<StalledParcel>[] => [
  orderColumn(t('tracking:field.order'), onOpen),
  {
    key: 'silentHours',
    title: t('field.silent'),
    width: 118,
    render: ({ silentHours, usualHours }) => (
      <Stacked below={t('usually', { usual: spanText(t, usualHours) })}>
        <span className={styles.long}>{spanText(t, silentHours)}</span>
      </Stacked>
    ),
  },
  {
    key: 'state',
    title: t('field.state'),
    width: 120,
    card: 'state',
    render: ({ state, askedTime, askedCount, endTime }) => (
      <Stacked
        below={
          endTime ? (
            <TimeText value={endTime} to="minute" />
          ) : (
            askedTime && t('askedTimes', { count: askedCount })
          )
        }
      >
        <StallTag state={state} />
      </Stacked>
    ),
  },
  {
    key: 'latest',
    title: t('tracking:field.latest'),
    width: 220,
    render: ({ latest }) => <LatestCell event={latest} />,
  },
  ...(isStaff
    ? [
        {
          key: 'merchantName',
          title: t('tracking:field.merchant'),
          width: 120,
          render: ({ merchantName, merchantCode }: StalledParcel) => (
            <Stacked below={merchantCode}>{merchantName}</Stacked>
          ),
        },
      ]
    : []),
  {
    key: 'productName',
    title: t('tracking:field.product'),
    width: 130,
    render: ({ productName, countryCode }) => (
      <Stacked below={countryCode && <CountryText code={countryCode} />}>{productName}</Stacked>
    ),
  },
  {
    key: 'trackingNumber',
    title: t('tracking:field.number'),
    width: 140,
    render: ({ trackingNumber }) => trackingNumber && <CopyText text={trackingNumber} />,
  },
  {
    key: 'turn',
    title: t('field.turn'),
    width: 110,
    render: ({ turn, unread }) => <TurnCell name={turn && t(`turn.${turn}`)} unread={unread} />,
  },
];
