import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issues } from '../../model/issues.ts';
import { mostRows, totalsOf } from '../../model/rows.ts';
import { type BoxField, type BoxRow, boxFields, freshBox } from '../../model/values.ts';
import styles from '../Order.module.css';
import { RowsFoot } from '../RowsFoot.tsx';
import { Section } from '../Section.tsx';
import type { ChangeOrder } from '../useOrder.ts';
import { useRows } from '../useRows.ts';
import type { Wanted } from '../useWanted.ts';
import { wordsUnder } from '../wordsUnder.ts';
import { BoxLine } from './BoxLine.tsx';

interface Props {
  rows: readonly BoxRow[];
  words: Issues;
  wanted: Wanted;
  onChange: ChangeOrder;
}

const kind = {
  part: 'boxes',
  fields: boxFields,
  fresh: freshBox,
  most: mostRows.boxes,
  pageSize: 20,
  unlike: { boxNo: undefined },
};

/** The boxes of the order, up to 999: a page of them at a time, so that each key is quick. */
export const BoxLines = memo(({ rows, words, wanted, onChange }: Props) => {
  const { t } = useTranslation('orders');
  const change = useCallback(
    (how: (rows: readonly BoxRow[]) => readonly BoxRow[]) =>
      onChange((before) => ({ boxes: how(before.boxes) })),
    [onChange],
  );
  const lines = useRows<BoxField>(rows, change, kind, wanted);
  const { edit, copy, remove, paste } = lines;
  const totals = totalsOf(rows);
  return (
    <Section
      title={t('boxes')}
      note={t(totals.cbm > 0 ? 'boxes.totals' : 'boxes.totalsUnmeasured', {
        count: totals.count,
        kg: totals.kg.toFixed(3),
        cbm: totals.cbm.toFixed(4),
      })}
    >
      {words[''] && <p className={styles.issue}>{words['']}</p>}
      <ol className={styles.rows}>
        {lines.shown.map((row, at) => (
          <BoxLine
            key={row.key}
            row={row}
            index={lines.first + at}
            words={wordsUnder(words, String(lines.first + at))}
            single={rows.length === 1}
            onEdit={edit}
            onCopy={copy}
            onRemove={remove}
            onPaste={paste}
          />
        ))}
      </ol>
      <RowsFoot lines={lines} hint={t('boxes.pasteHint')} />
    </Section>
  );
});
