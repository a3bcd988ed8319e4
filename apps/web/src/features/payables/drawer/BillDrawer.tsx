import { getCarrierBill } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { useLastId } from '../../../shared/feedback/beside/useLastId.ts';
import { DetailState } from '../../../shared/feedback/states/DetailState.tsx';
import { BillActs } from './BillActs.tsx';
import { BillFacts } from './BillFacts.tsx';
import { BillHead } from './BillHead.tsx';
import { BillLines } from './BillLines.tsx';
import { Fees } from './Fees.tsx';
import { Versions } from './Versions.tsx';

const widest = 1080;
const notHere = ['carrierBill.notFound', 'request.invalid'];

interface Props {
  /** Empty: closed. */
  id: string;
  /** Its number, once that is known. */
  no: string;
  /** Another version, or the one that was begun. */
  onShow: (id: string) => void;
  onClose: () => void;
  onImport: (begun?: string) => void;
}

/** One bill: what it comes to and for what, what may be done, and all its lines. */
export const BillDrawer = ({ id, no, onShow, onClose, onImport }: Props) => {
  const { t } = useTranslation('payables');
  const shown = useLastId(id);
  const query = useCall(
    getCarrierBill,
    { query: { id: shown } },
    { enabled: shown !== '', meta: { quiet: true } },
  );
  const known = no || query.data?.bill.billNo;
  return (
    <BesideDrawer
      open={id !== ''}
      widest={widest}
      title={known ? t('of', { no: known }) : t('title')}
      onClose={onClose}
    >
      <DetailState query={query} notHere={notHere} gone={{ title: t('gone'), text: t('goneText') }}>
        {(detail) => (
          <div key={detail.bill.id} className={styles.parts}>
            <BillHead bill={detail.bill} />
            <BillActs detail={detail} onShow={onShow} onImport={onImport} />
            <BillFacts detail={detail} />
            {detail.fees.length > 0 && <Fees {...detail} />}
            {detail.versions.length > 1 && <Versions {...detail} onShow={onShow} />}
            <BillLines bill={detail.bill} />
          </div>
        )}
      </DetailState>
    </BesideDrawer>
  );
};
