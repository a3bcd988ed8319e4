import {
  deleteOrderFile,
  listOrderFiles,
  orderFilesMost,
  restoreOrderFile,
} from '@alpaca/contract';
import { PlusOutlined } from '@ant-design/icons';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/download.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { ErrorState } from '../../../shared/feedback/states/ErrorState.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { usePermission } from '../../../shared/permission/permission.ts';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { useDelete } from '../../../shared/undo/useDelete.ts';
import { AddFileDialog } from './AddFileDialog.tsx';
import { fileColumns } from './fileColumns.tsx';
import styles from './OrderFiles.module.css';

interface Props {
  orderId: string;
  /** How many boxes it has: a file may be of one of them. */
  boxes: number;
}

const Files = ({ orderId, boxes }: Props) => {
  const { t } = useTranslation(['orderFiles', 'papers']);
  const [adding, setAdding] = useState(false);
  const query = useCall(listOrderFiles, { query: { id: orderId } }, { meta: { quiet: true } });
  const look = () => void query.refetch();
  const remove = useDelete({ call: deleteOrderFile, restore: restoreOrderFile, renew: look });
  const isFull = (query.data?.length ?? 0) >= orderFilesMost;
  return (
    <div>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <ActionButton
          size="small"
          icon={<PlusOutlined />}
          disabledReason={isFull ? t('full', { most: orderFilesMost }) : undefined}
          onClick={() => setAdding(true)}
        >
          {t('add')}
        </ActionButton>
      </div>
      {/* Most orders bring nothing along: one line, which is there while it loads. */}
      {!query.error && !query.data?.length && <p className={styles.none}>{t('none')}</p>}
      {query.error && <ErrorState error={query.error} onRetry={look} busy={query.isFetching} />}
      {query.data && query.data.length > 0 && (
        <DetailTable
          label={t('title')}
          rows={query.data}
          columns={fileColumns(t, (file) => (
            <RowActions
              of={file.name}
              actions={[
                { key: 'download', text: t('download'), onClick: () => downloadFile(file.fileKey) },
                {
                  key: 'remove',
                  text: t('remove'),
                  danger: true,
                  onClick: () => remove({ body: { id: file.id } }, [file.name]),
                },
              ]}
            />
          ))}
        />
      )}
      <AddFileDialog
        open={adding}
        orderId={orderId}
        boxes={boxes}
        onClose={() => setAdding(false)}
        onAdded={look}
      />
    </div>
  );
};

/** What the merchant brings along with an order; for who may print. */
export const OrderFiles = (props: Props) => {
  const may = usePermission('order:print');
  // Its words come with it: the page around it is not to wait for them.
  return may ? (
    <Suspense fallback={<div className={styles.wait} />}>
      <Files {...props} />
    </Suspense>
  ) : null;
};
