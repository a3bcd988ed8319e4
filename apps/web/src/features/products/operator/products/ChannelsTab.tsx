import { type ChannelView, listChannels } from '@alpaca/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { EmptyState } from '../../../../shared/feedback/states/EmptyState.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { AddButton } from '../../../../shared/permission/ActionButton.tsx';
import { WholeTable } from '../../../../shared/table/DetailTable.tsx';
import { actionsWidth, RowActions } from '../../../../shared/table/RowActions.tsx';
import { ChannelDialog } from './ChannelDialog.tsx';

/** The carriers' services that products are sold over. */
export const ChannelsTab = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation('opsProducts');
  const [shown, show] = useState<ChannelView | 'new' | null>(null);
  const query = useCall(listChannels, {}, { meta: { quiet: true } });
  return (
    <ListPage
      title={t('title')}
      views={views}
      actions={
        <AddButton permission="ops:productEdit" onClick={() => show('new')}>
          {t('channels.add')}
        </AddButton>
      }
    >
      <WholeTable
        label={t('tab.channels')}
        query={query}
        empty={<EmptyState title={t('channels.empty')} />}
        columns={[
          { key: 'code', title: t('channels.code'), width: 180 },
          { key: 'nameZh', title: t('channels.nameZh'), width: 220 },
          { key: 'nameEn', title: t('channels.nameEn'), width: 220 },
          { key: 'carrier', title: t('channels.carrier'), width: 200 },
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
                ]}
              />
            ),
          },
        ]}
      />
      <ChannelDialog
        channel={shown}
        onClose={() => show(null)}
        onChanged={() => void query.refetch()}
      />
    </ListPage>
  );
};
