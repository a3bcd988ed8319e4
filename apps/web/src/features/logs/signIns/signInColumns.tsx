import type { SignInLine } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';

export const signInColumns = (t: TFunction<'logs'>): Column<SignInLine>[] => [
  {
    key: 'realname',
    title: t('field.person'),
    width: 180,
    keep: true,
    card: 'name',
    render: ({ realname, username }) => (
      <Stacked below={username}>{realname || t('unknownPerson')}</Stacked>
    ),
  },
  {
    key: 'outcome',
    title: t('field.outcome'),
    width: 170,
    card: 'state',
    render: ({ outcome, times }) => (
      <StatusTag kind={outcome === 'in' ? 'success' : 'danger'}>
        {times > 1
          ? t('timesOf', { what: t(`outcome.${outcome}`), n: times })
          : t(`outcome.${outcome}`)}
      </StatusTag>
    ),
  },
  { key: 'way', title: t('field.way'), width: 130, render: ({ way }) => t(`way.${way}`) },
  { key: 'address', title: t('field.address'), width: 150 },
  { key: 'device', title: t('field.device'), width: 180 },
  { key: 'merchant', title: t('field.merchant'), width: 180 },
  {
    key: 'time',
    title: t('field.time'),
    width: 180,
    render: ({ time }) => <TimeText value={time} />,
  },
];
