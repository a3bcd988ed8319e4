import type { ReturnView } from '@alpaca/contract';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDict } from '../../../shared/api/useDict.ts';
import { FilePreview } from '../../../shared/feedback/files/FilePreview.tsx';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { listedHref } from '../../../shared/paths/orders.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import type { Action } from '../../../shared/permission/ActionMenu.tsx';
import { FactList } from '../../../shared/ui/Facts.tsx';
import styles from './Returns.module.css';
import { DueText, FreeText, StateTag } from './values.tsx';

const widest = 640;
const picture = { contentType: 'image/jpeg', name: '' };

const Photos = ({ row }: { row: ReturnView }) => {
  const { t } = useTranslation('returns');
  const { photos, signature } = row;
  if (photos.length === 0 && !signature) return <p className={styles.soft}>{t('noPhotos')}</p>;
  return (
    <div className={styles.photos}>
      {photos.map((key, at) => (
        <FilePreview key={key} file={{ ...picture, key }} title={t('photo', { no: at + 1 })} />
      ))}
      {signature && <FilePreview file={{ ...picture, key: signature }} title={t('signature')} />}
    </div>
  );
};

const NewOrder = ({ row }: { row: ReturnView }) => {
  const { textOf } = useDict('order_status');
  const { newOrderId, newOrderNo, newOrderStatus } = row;
  if (!newOrderId) return '--';
  return (
    <>
      <Link to={listedHref(newOrderId)}>{newOrderNo}</Link>{' '}
      {newOrderStatus && textOf(newOrderStatus)}
    </>
  );
};

const Facts = ({ row, isStaff }: { row: ReturnView; isStaff: boolean }) => {
  const { t } = useTranslation('returns');
  const isEnded = row.state === 'ended';
  // Each end has its own facts; those of the others would only stand empty.
  const ended: [string, React.ReactNode][] = [
    [t(row.outcome === 'handedBack' ? 'taker' : 'remark'), row.note],
    [t('courier'), [row.courier, row.courierNo].filter(Boolean).join(' ')],
    [t('newOrder'), row.newOrderId && <NewOrder key="new" row={row} />],
    [t('endedBy'), isStaff && row.endedBy],
  ];
  const end: [string, React.ReactNode][] = isEnded
    ? [
        [t('endTime'), <TimeText key="end" value={row.endTime} to="minute" />],
        ...ended.filter(([, value]) => Boolean(value)),
      ]
    : [
        [t('deadline'), <DueText key="due" inLine {...row} />],
        [t('free'), <FreeText key="free" {...row} />],
      ];
  return (
    <FactList
      facts={[
        [t('state'), <StateTag key="state" {...row} />],
        [t('wish'), row.wish ? t(`wish.${row.wish}`) : t('wish.none')],
        ...end,
        [
          t('storage'),
          row.storage ? (
            <span key="storage">
              <Amount value={row.storage} currency={row.currency} />{' '}
              {t('days', { count: row.storageDays })}
            </span>
          ) : (
            !isEnded && t('storageNone')
          ),
        ],
        [t('shelf'), row.shelf],
        [t('warehouse'), row.warehouseName],
        [t('source'), t(`source.${row.source}`)],
        [t('shelvedTime'), <TimeText key="shelved" value={row.shelvedTime} to="minute" />],
        [
          t('order'),
          <Link key="no" to={listedHref(row.orderId)}>
            {row.transactionOrderNo}
          </Link>,
        ],
        [t('customerNo'), row.customerNo],
        [t('tracking'), row.trackingNumber],
        ...(isStaff ? [[t('merchant'), `${row.merchantName} ${row.merchantCode}`] as const] : []),
        [t('product'), row.productName],
        [t('boxes'), row.boxCount],
      ]}
    />
  );
};

interface Props {
  /** Undefined while it is not among what is listed. */
  row: ReturnView | undefined;
  open: boolean;
  isStaff: boolean;
  acts: readonly Action[];
  onClose: () => void;
}

/** All of one return: what can be done, its pictures, its time and its money. */
export const ReturnDrawer = ({ row, open, isStaff, acts, onClose }: Props) => {
  const { t } = useTranslation('returns');
  return (
    <Drawer
      open={open}
      size={Math.min(widest, window.innerWidth)}
      title={row ? t('drawerTitle', { no: row.transactionOrderNo }) : t('title')}
      onClose={onClose}
      destroyOnHidden
    >
      {row ? (
        <div className={styles.detail}>
          {acts.length > 0 && (
            <div className={styles.acts}>
              {acts.map(({ key, text, danger = false, ...act }, at) => (
                <ActionButton
                  key={key}
                  type={at === 0 && !danger ? 'primary' : 'default'}
                  danger={danger}
                  {...act}
                >
                  {text}
                </ActionButton>
              ))}
            </div>
          )}
          <section>
            <h2>{t('photos')}</h2>
            <Photos row={row} />
          </section>
          <Facts row={row} isStaff={isStaff} />
        </div>
      ) : (
        <EmptyState title={t('gone')} text={t('goneText')} />
      )}
    </Drawer>
  );
};
