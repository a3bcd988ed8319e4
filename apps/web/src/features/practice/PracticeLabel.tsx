import { getFirstSteps, type PracticeOrder, printPractice } from '@alpaca/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fileCall } from '../../shared/api/fileCall.ts';
import { callKey } from '../../shared/api/useCall.ts';
import { Amount } from '../../shared/feedback/values/Amount.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { printInBrowser } from '../labels/index.ts';
import styles from './Practice.module.css';

interface Props {
  order: PracticeOrder;
  onPrinted: () => void;
  onAgain: () => void;
}

/** What became of the practice order, down to its label on paper. */
export const PracticeLabel = ({ order, onPrinted, onAgain }: Props) => {
  const { t } = useTranslation('practice');
  const queries = useQueryClient();
  const print = useMutation({
    mutationFn: async () => {
      const { file } = await fileCall(printPractice, { body: {} });
      onPrinted();
      void queries.invalidateQueries({ queryKey: callKey(getFirstSteps) });
      await printInBrowser(file);
    },
  });
  const { state, orderNo, productName, total, currency, trackingNumber, failReason } = order;
  const mayPrint = state === 'ready' || state === 'printed';
  return (
    <div className={styles.placed}>
      <h4>{t('placed', { no: orderNo })}</h4>
      {total && currency && (
        <p>
          <Amount value={total} currency={currency} /> · {t('cost', { line: productName })}
        </p>
      )}
      <p role="status" aria-busy={state === 'booking'}>
        {t(`state.${state}`, { number: trackingNumber, reason: failReason })}
      </p>
      <div className={styles.acts}>
        {mayPrint && (
          <Button
            kind={state === 'ready' ? 'primary' : 'plain'}
            busy={print.isPending}
            onClick={() => print.mutate()}
          >
            {t(state === 'ready' ? 'print' : 'printAgain')}
          </Button>
        )}
        {(state === 'printed' || state === 'failed') && (
          <Button onClick={onAgain}>{t('again')}</Button>
        )}
      </div>
    </div>
  );
};
