import type { SkuView } from '@alpaca/contract';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issues } from '../../model/issues.ts';
import { mostRows } from '../../model/rows.ts';
import { freshGoods, type GoodsField, type GoodsRow, goodsFields } from '../../model/values.ts';
import styles from '../Order.module.css';
import { RowsFoot } from '../RowsFoot.tsx';
import { Section } from '../Section.tsx';
import type { ChangeOrder } from '../useOrder.ts';
import { useRows } from '../useRows.ts';
import type { Wanted } from '../useWanted.ts';
import { wordsUnder } from '../wordsUnder.ts';
import { GoodsCard } from './GoodsCard.tsx';
import { withSku } from './withSku.ts';

interface Props {
  rows: readonly GoodsRow[];
  currency: string;
  words: Issues;
  wanted: Wanted;
  onChange: ChangeOrder;
}

const kind = {
  part: 'goods',
  fields: goodsFields,
  fresh: freshGoods,
  most: mostRows.goods,
  pageSize: 10,
};

/** What is declared: a line per thing, filled from the SKU library or an earlier order. */
export const GoodsLines = memo(({ rows, currency, words, wanted, onChange }: Props) => {
  const { t } = useTranslation('orders');
  const change = useCallback(
    (how: (rows: readonly GoodsRow[]) => readonly GoodsRow[]) =>
      onChange((before) => ({ goods: how(before.goods) })),
    [onChange],
  );
  const lines = useRows<GoodsField>(rows, change, kind, wanted);
  const { edit, copy, remove, paste } = lines;
  const onSku = useCallback(
    (key: number, sku: Partial<SkuView>) => onChange((before) => withSku(before, key, sku)),
    [onChange],
  );
  return (
    <Section title={t('goods')} note={t('goods.note', { count: rows.length, currency })}>
      <ol className={styles.rows}>
        {lines.shown.map((row, at) => (
          <GoodsCard
            key={row.key}
            row={row}
            index={lines.first + at}
            currency={currency}
            words={wordsUnder(words, String(lines.first + at))}
            single={rows.length === 1}
            onEdit={edit}
            onSku={onSku}
            onCopy={copy}
            onRemove={remove}
            onPaste={paste}
          />
        ))}
      </ol>
      <RowsFoot lines={lines} hint={t('goods.pasteHint')} />
    </Section>
  );
});
