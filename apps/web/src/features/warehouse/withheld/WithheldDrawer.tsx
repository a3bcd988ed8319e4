import { getWithheld } from '@alpaca/contract';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { type BesideListProps, useLook } from '../../../shared/feedback/beside/useLook.ts';
import { DetailState } from '../../../shared/feedback/states/DetailState.tsx';
import { ClaimLink } from '../../../shared/permission/ClaimLink.tsx';
import { ThreadPanel } from '../../threads/index.ts';
import { Due } from './Due.tsx';
import { Ended } from './Ended.tsx';
import { Photos } from './Photos.tsx';
import { Reasons } from './Reasons.tsx';
import styles from './Withheld.module.css';
import { WithheldActs } from './WithheldActs.tsx';
import { WithheldFacts } from './WithheldFacts.tsx';

const widest = 760;
const notHere = ['withholding.notFound', 'order.notFound', 'warehouse.notYours'];

const Shown = ({ orderId, onChanged }: { orderId: string; onChanged: () => void }) => {
  const { t } = useTranslation('withheld');
  const query = useCall(getWithheld, { query: { orderId } }, { meta: { quiet: true } });
  const look = useLook(query, onChanged);
  return (
    <DetailState query={query} notHere={notHere} gone={{ title: t('gone'), text: t('goneText') }}>
      {(data) => (
        <div className={styles.detail}>
          <Ended reasons={data.reasons} />
          <Reasons reasons={data.reasons} />
          <Due detail={data} />
          <WithheldActs detail={data} onChanged={look} />
          <Photos detail={data} onAdded={look} />
          <WithheldFacts detail={data} />
          <div>
            <ClaimLink orderId={orderId}>{t('fileClaim')}</ClaimLink>
          </div>
          {data.threadId && <ThreadPanel id={data.threadId} />}
        </div>
      )}
    </DetailState>
  );
};

/** All of one parcel that is withheld: what it looks like, what may be done, what was said. */
export const WithheldDrawer = ({ orderId, no, onClose, onChanged }: BesideListProps) => {
  const { t } = useTranslation('withheld');
  // A drawer that closes keeps its title until it is gone.
  const [title, setTitle] = useState('');
  // What was released is no longer in the list, but still in the drawer.
  const { data } = useCall(
    getWithheld,
    { query: { orderId } },
    { enabled: orderId !== '', meta: { quiet: true } },
  );
  const known = no || data?.parcel.transactionOrderNo;
  const now = known ? t('of', { no: known }) : t('title');
  if (orderId !== '' && title !== now) setTitle(now);
  return (
    <Drawer
      open={orderId !== ''}
      size={Math.min(widest, window.innerWidth)}
      title={title}
      onClose={onClose}
      destroyOnHidden
    >
      {orderId !== '' && <Shown key={orderId} orderId={orderId} onChanged={onChanged} />}
    </Drawer>
  );
};
