import { papersMost } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { labelsPath } from '../../../shared/paths/labels.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { LinkButton } from '../../../shared/place/LinkButton.tsx';
import styles from './Printing.module.css';
import type { QuestionProps } from './questions.ts';

/** More than one go can hold have a page of their own. */
export const TooManyQuestion = ({ count, open, onAnswer }: QuestionProps<'tooMany'>) => {
  const { t } = useTranslation('printing');
  const mayDownload = usePermission('order:labels');
  return (
    <Dialog
      open={open}
      title={t('tooMany.title', { most: papersMost })}
      width={440}
      okText={t('close')}
      cancelButtonProps={{ hidden: true }}
      onOk={() => onAnswer(null)}
      onCancel={() => onAnswer(null)}
    >
      <div className={styles.stack}>
        <p>{t('tooMany.text', { count })}</p>
        {mayDownload && (
          <div>
            <LinkButton to={labelsPath}>{t('tooMany.go')}</LinkButton>
          </div>
        )}
      </div>
    </Dialog>
  );
};

/** The browser's next dialog waits until its person is ready for it. */
export const SheetsQuestion = ({ count, open, onAnswer }: QuestionProps<'sheets'>) => {
  const { t } = useTranslation(['printing', 'shared']);
  return (
    <Dialog
      open={open}
      title={t('sheets.title')}
      width={440}
      okText={t('choose.yes')}
      cancelText={t('shared:action.cancel')}
      onOk={() => onAnswer(true)}
      onCancel={() => onAnswer(null)}
    >
      <p>{t('sheets.text', { count })}</p>
    </Dialog>
  );
};
