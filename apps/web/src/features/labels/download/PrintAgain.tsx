import { getLabelSetPages, type LabelSet, pagesPerFile } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { fileCall } from '../../../shared/api/fileCall.ts';
import { keepFile } from '../../../shared/api/saveFile.ts';
import { NumberInput } from '../../../shared/inputs/NumberInput.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { browserPrint } from '../printing/browserPrint.ts';
import styles from './Download.module.css';

// The browser's dialog asks its person for the paper; this is what labels are drawn for.
const labelPaper = { widthMm: 100, heightMm: 150 };

interface Props {
  /** Of the field, which an order of the list leads to. */
  id: string;
  set: LabelSet;
  page: number | undefined;
  onPage: (page: number | undefined) => void;
}

/** The rest of a set after a jam: from a page on, printed or saved. */
export const PrintAgain = ({ id, set, page, onPage }: Props) => {
  const { t } = useTranslation('labelSets');
  const isThere = page !== undefined && page >= 1 && page <= set.pages;
  const reason = isThere ? undefined : t('again.noSuchPage', { count: set.pages });
  const pages = () =>
    fileCall(getLabelSetPages, { query: { id: set.id, from: String(page) as never } });
  const save = async () => {
    const { file, name } = await pages();
    keepFile(file, name);
  };
  const print = async () => {
    const { file } = await pages();
    await browserPrint.print({ pdf: file, printer: '', size: labelPaper, copies: 1 });
  };
  return (
    <section className={styles.again} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('again.title')}</h3>
      <p className={styles.soft}>{t('again.hint', { most: pagesPerFile })}</p>
      <div className={styles.line}>
        <label htmlFor={id}>{t('again.from')}</label>
        <NumberInput
          id={id}
          decimals={0}
          className={styles.page ?? ''}
          value={page}
          onChange={onPage}
        />
        <ActionButton disabledReason={reason} onClick={print}>
          {t('again.print')}
        </ActionButton>
        <ActionButton disabledReason={reason} onClick={save}>
          {t('again.save')}
        </ActionButton>
      </div>
    </section>
  );
};
