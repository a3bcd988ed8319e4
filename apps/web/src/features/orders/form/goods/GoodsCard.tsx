import type { SkuView } from '@alpaca/contract';
import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type ClipboardEvent, memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../../../shared/inputs/CountrySelect.tsx';
import { DictSelect } from '../../../../shared/inputs/DictSelect.tsx';
import { HsInput } from '../../../rates/index.ts';
import type { Issues } from '../../model/issues.ts';
import { type GoodsField, type GoodsRow, goodsFields } from '../../model/values.ts';
import { Cell } from '../Cell.tsx';
import { RowButtons } from '../RowButtons.tsx';
import styles from './Goods.module.css';
import { SkuInput } from './SkuInput.tsx';

interface Props {
  row: GoodsRow;
  index: number;
  currency: string;
  words: Issues;
  single: boolean;
  onEdit: (key: number, change: Partial<Record<GoodsField, string | undefined>>) => void;
  onSku: (key: number, sku: Partial<SkuView>) => void;
  onCopy: (key: number) => void;
  onRemove: (key: number) => void;
  onPaste: (event: ClipboardEvent, at: { key: number; field: GoodsField }) => void;
}

const first = 6;
const shownFields = goodsFields.slice(0, first);
const moreFields = goodsFields.slice(first);
const required = new Set<GoodsField>(['goodsName', 'goodsNameEn', 'quantity', 'value']);
const figures = new Set<GoodsField>(['quantity', 'value', 'weight']);

type Given = { id: string; status: '' | 'error' };

/** One thing that is declared: what most lines need in sight, the rest a press away. */
export const GoodsCard = memo((props: Props) => {
  const { row, index, currency, words, single, onEdit, onSku, onCopy, onRemove, onPaste } = props;
  const { t } = useTranslation('orders');
  const [opened, setOpen] = useState(false);
  const open = opened || moreFields.some((field) => words[field]);
  const id = useId();
  const no = index + 1;
  const set = (field: GoodsField) => (text: string | undefined) =>
    onEdit(row.key, { [field]: text });
  const unit = (field: GoodsField) =>
    field === 'value' ? currency : field === 'weight' ? 'kg' : undefined;

  const input = (field: GoodsField, given: Given) => {
    const value = row[field] ?? '';
    if (field === 'sku') {
      return (
        <SkuInput
          id={given.id}
          value={value}
          onChange={set(field)}
          onPick={(sku) => onSku(row.key, sku)}
        />
      );
    }
    if (field === 'hsCode') return <HsInput id={given.id} value={value} onChange={set(field)} />;
    if (field === 'madeCountry') {
      return <CountrySelect id={given.id} value={value} allowClear={false} onChange={set(field)} />;
    }
    if (field === 'cargoProperty') {
      return (
        <DictSelect
          id={given.id}
          code="cargo_property"
          value={value}
          allowClear={false}
          onChange={set(field)}
        />
      );
    }
    return (
      <Input
        {...given}
        autoComplete="off"
        inputMode={figures.has(field) ? 'decimal' : 'text'}
        suffix={unit(field)}
        value={value}
        onChange={({ target }) => set(field)(target.value)}
      />
    );
  };
  const cells = (fields: readonly GoodsField[]) =>
    fields.map((field) => (
      <div
        key={field}
        className={styles[field] ?? ''}
        onPasteCapture={(event) => onPaste(event, { key: row.key, field })}
      >
        <Cell
          path={`goods.${index}.${field}`}
          label={t(`goods.${field}`)}
          issue={words[field]}
          required={required.has(field)}
        >
          {(given) => input(field, given)}
        </Cell>
      </div>
    ));
  return (
    <li className={styles.card} aria-label={t('goods.line', { no })}>
      <div className={styles.first}>
        {cells(shownFields)}
        <span className={styles.buttons}>
          <Button
            type="text"
            size="small"
            icon={open ? <UpOutlined /> : <DownOutlined />}
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('goods.more', { no })}
            title={t('goods.moreHint')}
            onClick={() => setOpen(!open)}
          />
          <RowButtons
            of="goods"
            no={no}
            single={single}
            onCopy={() => onCopy(row.key)}
            onRemove={() => onRemove(row.key)}
          />
        </span>
      </div>
      {open && (
        <div id={id} className={styles.more}>
          {cells(moreFields)}
        </div>
      )}
    </li>
  );
});
