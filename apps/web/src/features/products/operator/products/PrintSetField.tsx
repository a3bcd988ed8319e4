import { type PrintDocument, type PrintItem, type PrintSet, usualPrintSet } from '@alpaca/contract';
import { ConfigProvider, Select } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PrintSet.module.css';
import { PrintSetRow } from './PrintSetRow.tsx';
import { moved, others, withDocument } from './printSetMoves.ts';

interface Props {
  id?: string;
  value?: PrintSet;
  onChange?: (set: PrintSet) => void;
}

/** What is printed of each order: documents in their order, each with copies and a printer. */
export const PrintSetField = ({ id, value = usualPrintSet, onChange }: Props) => {
  const { t } = useTranslation(['opsProducts', 'papers']);
  const { componentDisabled } = ConfigProvider.useConfig();
  const rows = useRef<HTMLOListElement>(null);
  const [said, say] = useState('');
  const rest = others(value);
  const nameOf = (document: PrintDocument) => t(`papers:document.${document}`);

  const move = (document: PrintDocument, by: -1 | 1) => {
    const next = moved(value, document, by);
    const place = next.findIndex((item) => item.document === document) + 1;
    onChange?.(next);
    say(t('printSet.moved', { name: nameOf(document), place, count: next.length }));
    // Moving an element takes the focus off it; at an end only the other way is left.
    const isLast = place === (by < 0 ? 1 : next.length);
    const wanted = isLast ? -by : by;
    requestAnimationFrame(() =>
      rows.current
        ?.querySelector<HTMLElement>(`[data-document="${document}"] [data-by="${wanted}"]`)
        ?.focus(),
    );
  };
  const change = (item: PrintItem) =>
    onChange?.(value.map((one) => (one.document === item.document ? item : one)));
  const remove = (document: PrintDocument) => {
    onChange?.(value.filter((one) => one.document !== document));
    say(t('printSet.removed', { name: nameOf(document) }));
  };
  return (
    <div className={styles.set} id={id}>
      <ol ref={rows} className={styles.rows}>
        {value.map((item, at) => (
          <PrintSetRow
            key={item.document}
            item={item}
            name={nameOf(item.document)}
            first={at === 0}
            last={at === value.length - 1}
            single={value.length === 1}
            onChange={change}
            onMove={(by) => move(item.document, by)}
            onRemove={() => remove(item.document)}
          />
        ))}
      </ol>
      {rest.length > 0 && !componentDisabled && (
        <Select<PrintDocument | null>
          className={styles.add ?? ''}
          aria-label={t('printSet.add')}
          placeholder={t('printSet.add')}
          value={null}
          options={rest.map((document) => ({ value: document, label: nameOf(document) }))}
          onChange={(document) => document && onChange?.(withDocument(value, document))}
        />
      )}
      <span role="status" className="unseen">
        {said}
      </span>
    </div>
  );
};
