import { whyTrial } from '@alpaca/contract';
import { Alert, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { LoadState } from '../../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../../shared/feedback/states/Skeletons.tsx';
import { QuoteBreakdown } from '../../quotes/QuoteBreakdown.tsx';
import { RadarHints } from '../../quotes/RadarHints.tsx';
import styles from './Batch.module.css';

export interface Asked {
  rowNo: number;
  productId: string;
  product: string;
}

interface Props {
  id: string;
  asked: Asked | null;
  onClose: () => void;
}

const widest = 520;

/** Why a price of a batch trial is what it is, by the version it was made with. */
export const WhyDrawer = ({ id, asked, onClose }: Props) => {
  const { t } = useTranslation('trial');
  const { rowNo = 1, productId = '', product = '' } = asked ?? {};
  const query = useCall(
    whyTrial,
    { query: { id, rowNo, productId } },
    { enabled: asked !== null, meta: { quiet: true } },
  );
  const { data: quote } = query;
  return (
    <Drawer
      open={asked !== null}
      size={Math.min(widest, window.innerWidth)}
      title={t('batch.whyTitle', { row: rowNo, product })}
      onClose={onClose}
    >
      <LoadState query={query}>
        <FormSkeleton fields={6} />
      </LoadState>
      {quote && (
        <div className={styles.why}>
          {quote.ok ? (
            <>
              <QuoteBreakdown quote={quote} />
              <RadarHints hints={quote.radar} />
            </>
          ) : (
            <Alert type="warning" showIcon title={quote.reason} />
          )}
        </div>
      )}
    </Drawer>
  );
};
