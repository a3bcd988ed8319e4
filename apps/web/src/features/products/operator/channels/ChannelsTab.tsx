import { type ChannelView, listAdapters, listChannels } from '@alpaca/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { EmptyState } from '../../../../shared/feedback/states/EmptyState.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { AddButton } from '../../../../shared/permission/ActionButton.tsx';
import { WholeTable } from '../../../../shared/table/DetailTable.tsx';
import { ChannelDialog } from './ChannelDialog.tsx';
import { channelColumns } from './channelColumns.tsx';
import { useChannelStatus } from './useChannelStatus.ts';

/** The carriers' services that products are sold over. */
export const ChannelsTab = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation('opsProducts');
  const [shown, show] = useState<ChannelView | 'new' | null>(null);
  const query = useCall(listChannels, {}, { meta: { quiet: true } });
  const { data: adapters = [] } = useCall(listAdapters, {}, { meta: { quiet: true } });
  const changed = () => void query.refetch();
  const { stop, use, dialog } = useChannelStatus(changed);
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
        empty={<EmptyState title={t('channels.empty')} text={t('channels.emptyText')} />}
        columns={channelColumns(t, adapters, { show, stop, use })}
      />
      <ChannelDialog channel={shown} onClose={() => show(null)} onChanged={changed} />
      {dialog}
    </ListPage>
  );
};
