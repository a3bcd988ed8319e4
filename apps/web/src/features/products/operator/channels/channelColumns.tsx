import type { ChannelView, listAdapters, Result } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../../shared/feedback/values/TimeText.tsx';
import { language } from '../../../../shared/store/language.ts';
import { actionsWidth, RowActions } from '../../../../shared/table/RowActions.tsx';
import type { Column } from '../../../../shared/table/types.ts';

interface Acts {
  show: (channel: ChannelView) => void;
  stop: (channel: ChannelView) => unknown;
  use: (channel: ChannelView) => unknown;
}

const inEnglish = language === 'en_US';

export const channelColumns = (
  t: TFunction<'opsProducts'>,
  adapters: Result<typeof listAdapters>,
  { show, stop, use }: Acts,
): Column<ChannelView>[] => [
  { key: 'code', title: t('channels.code'), width: 160, open: show },
  {
    key: 'name',
    title: t('channels.name'),
    width: 180,
    render: ({ nameZh, nameEn }) => (inEnglish ? nameEn : nameZh),
  },
  { key: 'carrier', title: t('channels.carrier'), width: 150 },
  {
    key: 'adapter',
    title: t('channels.adapter'),
    width: 190,
    render: ({ adapter, settings }) => {
      const name = adapters.find((one) => one.adapter === adapter)?.name ?? adapter;
      const what = settings.range ?? settings.service;
      return what ? `${name} · ${what}` : name;
    },
  },
  {
    key: 'answeredAt',
    title: t('channels.answeredAt'),
    width: 150,
    render: ({ answeredAt }) =>
      answeredAt ? <TimeText value={answeredAt} to="minute" /> : t('channels.neverTried'),
  },
  { key: 'onSale', title: t('channels.onSale'), width: 110, align: 'end' },
  {
    key: 'status',
    card: 'state',
    title: t('status'),
    width: 110,
    render: ({ status }) => (
      <StatusTag kind={status === 'inUse' ? 'success' : 'muted'}>
        {t(`channels.status.${status}`)}
      </StatusTag>
    ),
  },
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    render: (channel) => (
      <RowActions
        of={channel.code}
        actions={[
          {
            key: 'edit',
            text: t('edit'),
            permission: 'ops:productEdit',
            onClick: () => show(channel),
          },
          channel.status === 'inUse'
            ? {
                key: 'stop',
                text: t('channels.stop'),
                permission: 'ops:productEdit',
                danger: true,
                onClick: () => stop(channel),
              }
            : {
                key: 'use',
                text: t('channels.use'),
                permission: 'ops:productEdit',
                onClick: () => use(channel),
              },
        ]}
      />
    ),
  },
];
