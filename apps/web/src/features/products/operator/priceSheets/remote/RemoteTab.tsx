import { listRemoteLists } from '@alpaca/contract';
import { UploadOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../../shared/api/useCall.ts';
import { EmptyState } from '../../../../../shared/feedback/states/EmptyState.tsx';
import { TimeText } from '../../../../../shared/feedback/values/TimeText.tsx';
import { ListPage } from '../../../../../shared/list/ListPage.tsx';
import { ActionButton, AddButton } from '../../../../../shared/permission/ActionButton.tsx';
import { WholeTable } from '../../../../../shared/table/DetailTable.tsx';
import { actionsWidth, RowActions } from '../../../../../shared/table/RowActions.tsx';
import { AddRemoteDrawer } from './AddRemoteDrawer.tsx';
import { AreasDrawer } from './AreasDrawer.tsx';

/** Lists of remote areas, each with its revisions. */
export const RemoteTab = ({ views, onImport }: { views: ReactNode; onImport: () => void }) => {
  const { t } = useTranslation('priceSheets');
  const query = useCall(listRemoteLists, {}, { meta: { quiet: true } });
  const [shown, show] = useState<string | null>(null);
  // null: closed; '' : a new list; else the code of the next revision.
  const [adding, setAdding] = useState<string | null>(null);
  return (
    <ListPage
      title={t('title')}
      views={views}
      actions={
        <>
          <ActionButton
            permission="ops:priceSheetEdit"
            icon={<UploadOutlined />}
            onClick={onImport}
          >
            {t('remote.import')}
          </ActionButton>
          <AddButton permission="ops:priceSheetEdit" onClick={() => setAdding('')}>
            {t('remote.add')}
          </AddButton>
        </>
      }
    >
      <WholeTable
        label={t('tab.remote')}
        query={query}
        empty={<EmptyState title={t('remote.empty')} />}
        columns={[
          { key: 'code', title: t('remote.code'), width: 200 },
          { key: 'revision', title: t('remote.revision'), width: 100, align: 'end' },
          { key: 'areas', title: t('remote.areas'), width: 120, align: 'end' },
          {
            key: 'createTime',
            title: t('remote.time'),
            width: 180,
            render: ({ createTime }) => <TimeText value={createTime} to="minute" />,
          },
          {
            key: 'actions',
            title: t('actions'),
            width: actionsWidth,
            render: ({ id, code }) => (
              <RowActions
                of={code}
                actions={[
                  { key: 'look', text: t('remote.look'), onClick: () => show(id) },
                  {
                    key: 'next',
                    text: t('remote.next'),
                    permission: 'ops:priceSheetEdit',
                    onClick: () => setAdding(code),
                  },
                ]}
              />
            ),
          },
        ]}
      />
      <AreasDrawer id={shown} onClose={() => show(null)} />
      <AddRemoteDrawer
        code={adding}
        onClose={() => setAdding(null)}
        onAdded={() => void query.refetch()}
      />
    </ListPage>
  );
};
