import { getOrderMargin } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import { useLastId } from '../../../shared/feedback/beside/useLastId.ts';
import { type BesideRecordProps, useLook } from '../../../shared/feedback/beside/useLook.ts';
import { DetailState } from '../../../shared/feedback/states/DetailState.tsx';
import styles from '../Margin.module.css';
import { BorneLines } from './BorneLines.tsx';
import { MarginActs } from './MarginActs.tsx';
import { MarginFacts } from './MarginFacts.tsx';

const widest = 860;
const notHere = ['margin.notFound', 'request.invalid'];

const useMargin = (id: string) =>
  useCall(getOrderMargin, { query: { id } }, { enabled: id !== '', meta: { quiet: true } });

/** One order: what it brings in and why so little, what may be done, and what carriers billed for it. */
export const MarginDrawer = ({ id, no, onClose, onChanged }: BesideRecordProps) => {
  const { t } = useTranslation('margin');
  const query = useMargin(useLastId(id));
  const look = useLook(query, onChanged);
  const known = no || (query.data?.margin.transactionOrderNo ?? '');
  const title = known === '' ? t('title') : t('of', { no: known });
  return (
    <BesideDrawer {...{ title, widest, onClose }} open={id !== ''}>
      <DetailState query={query} notHere={notHere} gone={{ title: t('gone'), text: t('goneText') }}>
        {(detail) => (
          <div key={detail.margin.id} className={styles.detail}>
            <MarginActs margin={detail.margin} onLook={look} />
            <MarginFacts detail={detail} />
            <BorneLines lines={detail.lines} />
          </div>
        )}
      </DetailState>
    </BesideDrawer>
  );
};
