import type { BagRow } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../../shared/feedback/values/StatusTag.tsx';
import styles from '../Dispatch.module.css';

interface Props {
  bags: readonly BagRow[];
  chosen: string;
  onChoose: (id: string) => void;
}

const shortNo = (bagNo: string) => bagNo.split('-').at(-1) ?? bagNo;

/** The bags of a batch; the one that scans go into stands out. */
export const BagCards = ({ bags, chosen, onChoose }: Props) => {
  const { t } = useTranslation('dispatch');
  return (
    <ul className={styles.bags}>
      {bags.map(({ id, bagNo, kind, boxes, netKg, grossKg }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.bag}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <span className={styles.bagNo}>{shortNo(bagNo)}</span>
            <StatusTag kind={grossKg === null ? 'processing' : 'success'}>
              {t(grossKg === null ? 'bagOpen' : 'bagClosed')}
            </StatusTag>
            <span className={styles.soft}>{t(`kind.${kind}`)}</span>
            <span className={styles.bagFigures}>
              <span>{t('bagFigures', { boxes: t('boxCount', { count: boxes }), net: netKg })}</span>{' '}
              {grossKg !== null && <span>{t('bagGross', { gross: grossKg })}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
