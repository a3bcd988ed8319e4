import {
  getLabelSet,
  getLabelSetPages,
  type LabelSet,
  pagesPerFile,
  papersMost,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/request.ts';
import { saveFile } from '../../../shared/api/saveFile.ts';
import { NumberInput } from '../../../shared/inputs/NumberInput.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { usePrintOrders } from '../printing/usePrintOrders.tsx';
import styles from './Download.module.css';
import { ordersFrom } from './ordersFrom.ts';

interface Props {
  /** Of the field, which an order of the list leads to. */
  id: string;
  set: LabelSet;
  page: number | undefined;
  onPage: (page: number | undefined) => void;
}

/**
 * A set on paper: all of it, or after a jam from a page on. It is printed as orders are anywhere, by
 * this workstation's printers and into the ledger; the file can be saved instead.
 */
export const PrintAgain = ({ id, set, page, onPage }: Props) => {
  const { t } = useTranslation('labelSets');
  const { print, dialog } = usePrintOrders();
  const from = page ?? 0;
  const isThere = from >= 1 && from <= set.pages;
  const reason = isThere ? undefined : t('again.noSuchPage', { count: set.pages });
  const partOf = async (place: { pageNo: number; pageSize: number }) =>
    (await request(getLabelSet, { query: { id: set.id, ...place } })).orders;
  const send = async () => {
    const { ids, next } = await ordersFrom(partOf, from, papersMost);
    const count = await print(ids, 'labelSet', set.documents);
    // The next press goes on where this one ended.
    if (count > 0 && next !== null) onPage(next);
  };
  return (
    <section className={styles.again} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('again.title')}</h3>
      <p className={styles.soft}>{t('again.hint', { orders: papersMost, pages: pagesPerFile })}</p>
      <div className={styles.line}>
        <label htmlFor={id}>{t('again.from')}</label>
        <NumberInput
          id={id}
          decimals={0}
          className={styles.page ?? ''}
          value={page}
          onChange={onPage}
        />
        <span className={styles.soft}>{t('again.of', { count: set.pages })}</span>
        <ActionButton permission="order:print" disabledReason={reason} onClick={send}>
          {t('again.print')}
        </ActionButton>
        <ActionButton
          disabledReason={reason}
          onClick={() => saveFile(getLabelSetPages, { query: { id: set.id, from } })}
        >
          {t('again.save')}
        </ActionButton>
      </div>
      {dialog}
    </section>
  );
};
