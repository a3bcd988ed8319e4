import { getWithheld, type WithheldDetail } from '@alpaca/contract';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { refusedBy } from '../../../shared/api/error.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { FilePreview } from '../../../shared/feedback/files/FilePreview.tsx';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { FactList } from '../../../shared/ui/Facts.tsx';
import { ThreadPanel } from '../../threads/index.ts';
import { DueText } from './DueText.tsx';
import styles from './Withheld.module.css';
import { WithheldActs } from './WithheldActs.tsx';

const widest = 760;

const Reasons = ({ reasons }: Pick<WithheldDetail, 'reasons'>) => {
  const { t } = useTranslation('withheld');
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ id, reason, note, time, byName, outcome, endTime }) => (
        <li key={id}>
          <StatusTag kind={outcome ? 'muted' : 'warning'}>{t(`reasonOf.${reason}`)}</StatusTag>{' '}
          <TimeText value={time} to="minute" /> {byName} {note}
          {outcome && (
            <p className={styles.quiet}>
              {t(`outcome.${outcome}`)} <TimeText value={endTime} to="minute" />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
};

const Photos = ({ photos }: Pick<WithheldDetail, 'photos'>) => {
  const { t } = useTranslation('withheld');
  if (photos.length === 0) return <p className={styles.quiet}>{t('noPhotos')}</p>;
  return (
    <div className={styles.photos}>
      {photos.map((photo) => (
        <FilePreview key={photo.key} file={photo} title={photo.time.slice(0, 16)} />
      ))}
    </div>
  );
};

const Facts = ({ detail }: { detail: WithheldDetail }) => {
  const { t } = useTranslation('withheld');
  const { parcel, money, reasons } = detail;
  const currency = money.currency ?? '';
  const fallback = reasons.find(({ outcome }) => !outcome)?.byDefault;
  return (
    <FactList
      facts={[
        [t('deadline'), <DueText key="due" {...parcel} />],
        [t('byDefault'), fallback && t(`default.${fallback}`)],
        [t('merchant'), parcel.merchantName],
        [t('product'), parcel.productName],
        [t('warehouse'), parcel.warehouseName],
        [t('weight'), `${parcel.weightKg} kg`],
        [t('boxes'), parcel.boxCount],
        [t('owed'), <Amount key="owed" value={parcel.owed} currency={currency} />],
        [t('money.held'), <Amount key="held" value={money.held} currency={currency} />],
        [t('money.charged'), <Amount key="charged" value={money.charged} currency={currency} />],
        [t('money.handling'), <Amount key="fee" value={money.handling} currency={currency} />],
      ]}
    />
  );
};

const Shown = ({ orderId, onChanged }: { orderId: string; onChanged: () => void }) => {
  const { t } = useTranslation('withheld');
  const query = useCall(getWithheld, { query: { orderId } }, { meta: { quiet: true } });
  const { data } = query;
  const look = () => {
    void query.refetch();
    onChanged();
  };
  useRefresh('user', () => void query.refetch());
  if (
    refusedBy(query.error, 'withholding.notFound') ||
    refusedBy(query.error, 'order.notFound') ||
    refusedBy(query.error, 'warehouse.notYours')
  ) {
    return <EmptyState title={t('gone')} text={t('goneText')} />;
  }
  if (!data) {
    return (
      <LoadState query={query}>
        <FormSkeleton fields={8} />
      </LoadState>
    );
  }
  return (
    <div className={styles.detail}>
      <WithheldActs detail={data} onChanged={look} />
      <section>
        <h2>{t('photos')}</h2>
        <Photos photos={data.photos} />
      </section>
      <section>
        <h2>{t('history')}</h2>
        <Reasons reasons={data.reasons} />
      </section>
      <Facts detail={data} />
      {data.threadId && <ThreadPanel id={data.threadId} />}
    </div>
  );
};

interface Props {
  /** Empty: closed. */
  orderId: string;
  onClose: () => void;
  onChanged: () => void;
}

/** All of one parcel that is withheld: what it looks like, what may be done, what was said. */
export const WithheldDrawer = ({ orderId, onClose, onChanged }: Props) => {
  const { t } = useTranslation('withheld');
  return (
    <Drawer
      open={orderId !== ''}
      size={Math.min(widest, window.innerWidth)}
      title={t('title')}
      onClose={onClose}
      destroyOnHidden
    >
      {orderId !== '' && <Shown key={orderId} orderId={orderId} onChanged={onChanged} />}
    </Drawer>
  );
};
