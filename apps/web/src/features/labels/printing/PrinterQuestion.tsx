import { Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import styles from './Printing.module.css';
import type { QuestionProps } from './questions.ts';
import { usePrinters } from './usePrinters.ts';

/** Which printer it is, asked by the first print for it. */
export const PrinterQuestion = ({ kind, client, open, onAnswer }: QuestionProps<'printer'>) => {
  const { t } = useTranslation(['printing', 'shared']);
  const id = useId();
  const { data, error, isFetching } = usePrinters(client);
  const [chosen, setChosen] = useState<string>();
  const printer = chosen ?? (data?.length === 1 ? data[0] : undefined);
  const words = () => {
    if (isFetching) return t('choose.asking');
    if (error) return t('choose.failed', { message: error.message });
    return data?.length === 0 ? t('choose.none') : t('choose.text');
  };
  return (
    <Dialog
      open={open}
      title={t(`choose.title.${kind}`)}
      width={440}
      okText={t('choose.yes')}
      cancelText={t('shared:action.cancel')}
      okButtonProps={{ disabled: !printer }}
      onOk={() => printer && onAnswer(printer)}
      onCancel={() => onAnswer(null)}
    >
      <div className={styles.stack}>
        <p role="status">{words()}</p>
        <div className={styles.field}>
          <label htmlFor={id}>{t('choose.printer')}</label>
          <Select
            id={id}
            showSearch
            loading={isFetching}
            placeholder={t('printers.choose')}
            value={printer}
            onChange={setChosen}
            options={data?.map((name) => ({ value: name, label: name })) ?? []}
          />
        </div>
      </div>
    </Dialog>
  );
};
