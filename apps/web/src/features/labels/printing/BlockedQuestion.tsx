import type { PrintPreview } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import styles from './Printing.module.css';
import type { QuestionProps } from './questions.ts';

/** Which orders can't be printed and why; and whether the others shall be. */
export const BlockedQuestion = ({ able, blocked, open, onAnswer }: QuestionProps<'blocked'>) => {
  const { t } = useTranslation(['printing', 'papers', 'shared']);
  const count = blocked.length;
  const title = () => {
    if (able.length > 0) return t('blocked.some', { count, able: able.length });
    return count === 1 ? t('blocked.one') : t('blocked.all', { count });
  };
  const reasonOf = ({ obstacle }: PrintPreview) =>
    obstacle === null ? t('blocked.nothing') : t(`papers:obstacle.${obstacle}`);
  const answers =
    able.length > 0
      ? {
          okText: t('blocked.yes', { count: able.length }),
          cancelText: t('shared:action.cancel'),
          onOk: () => onAnswer(true),
        }
      : {
          okText: t('close'),
          cancelButtonProps: { hidden: true },
          onOk: () => onAnswer(null),
        };
  return (
    <Dialog open={open} title={title()} width={480} onCancel={() => onAnswer(null)} {...answers}>
      <div className={styles.stack}>
        {able.length > 0 && <p>{t('blocked.of', { total: able.length + count })}</p>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by keys */}
        <ul className={styles.list} tabIndex={0}>
          {blocked.map((order) => (
            <li key={order.id}>
              <strong>{order.transactionOrderNo}</strong>
              <span>{reasonOf(order)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
};
