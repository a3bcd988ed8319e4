import { type BagRow, type BatchView, getBagLabels } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../../shared/api/saveFile.ts';
import { ActionButton } from '../../../../shared/permission/ActionButton.tsx';
import { useKeyed } from '../../../../shared/scanner/useKeyed.ts';
import { counted } from '../counted.ts';
import styles from '../Dispatch.module.css';
import { BagCards } from './BagCards.tsx';
import type { useBatchActions } from './useBatchActions.ts';

interface Props {
  batch: BatchView;
  /** The one that scans go into. */
  bag: BagRow | undefined;
  cannotWeigh: string | undefined;
  act: ReturnType<typeof useBatchActions>;
  onChoose: (id: string) => void;
  onWeigh: () => void;
  onContents: () => void;
}

/** The bags of a batch, and what can be done with the chosen one. */
export const BagPanel = (props: Props) => {
  const { batch, bag, cannotWeigh, act, onChoose, onWeigh, onContents } = props;
  const { t } = useTranslation('dispatch');
  const keyed = useKeyed();
  const isOpen = batch.status === 'open';
  const isFilling = isOpen && bag?.grossKg === null;
  return (
    <section aria-label={t('bagList')}>
      {isOpen && (
        <p className={styles.lead}>
          {t('packedText', {
            ...counted(t, batch),
            waiting: t('boxCount', { count: batch.waiting.boxes }),
          })}
        </p>
      )}
      {isOpen && (
        <div className={styles.bar}>
          <ActionButton aria-keyshortcuts="F2" onClick={() => act.addBag('bag')}>
            {keyed(t('addBag'), 'F2')}
          </ActionButton>
          <ActionButton onClick={() => act.addBag('pallet')}>{t('addPallet')}</ActionButton>
        </div>
      )}
      {batch.bagList.length === 0 && <p className={styles.soft}>{t('noBagText')}</p>}
      <BagCards bags={batch.bagList} chosen={bag?.id ?? ''} onChoose={onChoose} />
      {bag && (
        <div className={styles.bar}>
          {isFilling && (
            <ActionButton
              type="primary"
              aria-keyshortcuts="F4"
              disabledReason={cannotWeigh}
              onClick={onWeigh}
            >
              {keyed(t('weighBag'), 'F4')}
            </ActionButton>
          )}
          {bag.boxes > 0 && <Button onClick={onContents}>{t('contents')}</Button>}
          <Button
            onClick={() => saveFile(getBagLabels, { query: { batchId: batch.id, bagId: bag.id } })}
          >
            {t('label')}
          </Button>
          {isOpen && !isFilling && (
            <ActionButton onClick={() => act.openBag(bag.id)}>{t('reopenBag')}</ActionButton>
          )}
          {isFilling && bag.boxes === 0 && (
            <ActionButton danger onClick={() => act.removeBag(bag.id)}>
              {t('deleteBag')}
            </ActionButton>
          )}
        </div>
      )}
    </section>
  );
};
