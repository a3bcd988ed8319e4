import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { NoClientText } from './NoClientText.tsx';
import styles from './Printing.module.css';
import type { QuestionProps } from './questions.ts';

/** Nobody here brings pages to a printer: the browser can, or its person helps and we look again. */
export const NoClientQuestion = ({ access, open, onAnswer }: QuestionProps<'noClient'>) => {
  const { t } = useTranslation(['printing', 'shared']);
  return (
    <Dialog
      open={open}
      title={t('noClient.title')}
      width={480}
      onCancel={() => onAnswer(null)}
      footer={
        <div className={styles.answers}>
          <Button onClick={() => onAnswer(null)}>{t('shared:action.cancel')}</Button>
          <Button onClick={() => onAnswer('again')}>{t('noClient.again')}</Button>
          <Button type="primary" onClick={() => onAnswer('browser')}>
            {t('noClient.browser')}
          </Button>
        </div>
      }
    >
      <NoClientText access={access} />
    </Dialog>
  );
};
