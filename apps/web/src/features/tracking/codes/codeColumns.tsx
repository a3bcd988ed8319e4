import type { listTrackCodes, Parsed, TrackCode } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';

/** Where a parcel is by a code, and why it stands there. */
const Meaning = ({ stage, reason }: Pick<TrackCode, 'stage' | 'reason'>) => {
  const { t } = useTranslation(['trackCodes', 'tracking']);
  return (
    <Stacked below={reason ? t(`trackCodes:reason.${reason}`) : ''}>
      {stage ? t(`tracking:stage.${stage}`) : t('trackCodes:noStage')}
    </Stacked>
  );
};

export const codeColumns = (
  t: TFunction<'trackCodes'>,
  state: Parsed<typeof listTrackCodes>['query']['state'],
  actions: (row: TrackCode) => ReactNode,
): Column<TrackCode>[] => [
  {
    key: 'code',
    title: t('field.code'),
    width: 160,
    card: 'name',
    render: ({ code, carrier }) => <Stacked below={carrier}>{code}</Stacked>,
  },
  { key: 'words', title: t('field.words'), width: 280 },
  ...(state === 'said'
    ? [
        {
          key: 'meaning',
          title: t('field.meaning'),
          width: 160,
          render: (row: TrackCode) => <Meaning {...row} />,
        },
      ]
    : []),
  { key: 'parcels', title: t('field.parcels'), width: 90, align: 'end' },
  { key: 'events', title: t('field.events'), width: 90, align: 'end' },
  { key: 'latestTime', title: t('field.latestTime'), width: 160 },
  ...(state === 'said'
    ? [
        {
          key: 'changeTime',
          title: t('field.changeTime'),
          width: 160,
          render: ({ changeTime, changedBy }: TrackCode) => (
            <Stacked below={changedBy}>{changeTime}</Stacked>
          ),
        },
      ]
    : []),
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end' as const,
    render: actions,
  },
];
