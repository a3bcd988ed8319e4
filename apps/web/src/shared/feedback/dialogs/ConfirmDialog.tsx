import { useTranslation } from 'react-i18next';
import { countText } from '../values/amountText.ts';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';
import type { Question } from './useConfirm.tsx';

interface Props extends Question {
  open: boolean;
  onAnswer: (yes: boolean) => void;
}

const samplesShown = 5;

/** Asks before something is done: to how many, to which, and who is left out and why. */
export const ConfirmDialog = (props: Props) => {
  const { title, text, count, samples = [], skipped = [], yes, danger, open, onAnswer } = props;
  const { t } = useTranslation('shared');
  const more = (count ?? samples.length) - Math.min(samples.length, samplesShown);
  return (
    <Dialog
      open={open}
      title={title}
      width={440}
      okText={yes ?? t('action.ok')}
      cancelText={t('action.cancel')}
      okButtonProps={danger ? { danger: true } : {}}
      onOk={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <div className={styles.body}>
        {count !== undefined && <p className={styles.count}>{countText(count)}</p>}
        {text && <p>{text}</p>}
        {samples.length > 0 && (
          <p className={styles.samples}>
            {samples.slice(0, samplesShown).join(t('list.comma'))}
            {more > 0 && t('confirm.more', { count: more })}
          </p>
        )}
        {skipped.length > 0 && (
          <ul className={styles.skipped}>
            {skipped.map((one) => (
              <li key={one.reason}>{t('confirm.skipped', one)}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
};
