import { Input } from 'antd';
import { type ClipboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issues } from '../../model/issues.ts';
import { volumeOf } from '../../model/rows.ts';
import { type BoxField, type BoxRow, boxFields } from '../../model/values.ts';
import { Cell } from '../Cell.tsx';
import { RowButtons } from '../RowButtons.tsx';
import styles from './Boxes.module.css';

interface Props {
  row: BoxRow;
  index: number;
  words: Issues;
  single: boolean;
  onEdit: (key: number, change: Partial<Record<BoxField, string>>) => void;
  onCopy: (key: number) => void;
  onRemove: (key: number) => void;
  onPaste: (event: ClipboardEvent, at: { key: number; field: BoxField }) => void;
}

const units: Partial<Record<BoxField, string>> = {
  weight: 'kg',
  length: 'cm',
  width: 'cm',
  height: 'cm',
};

export const BoxLine = memo((props: Props) => {
  const { row, index, words, single, onEdit, onCopy, onRemove, onPaste } = props;
  const { t } = useTranslation('orders');
  const no = index + 1;
  const volume = volumeOf(row);
  return (
    <li className={styles.line}>
      <span className={styles.no}>{no}</span>
      {boxFields.map((field) => (
        <Cell
          key={field}
          path={`boxes.${index}.${field}`}
          label={t(`box.${field}`)}
          issue={words[field]}
          required={field === 'weight'}
          className={styles[field]}
        >
          {(given) => (
            <Input
              {...given}
              inputMode={field === 'boxNo' ? 'text' : 'decimal'}
              autoComplete="off"
              placeholder={field === 'boxNo' ? t('box.boxNoHint') : ''}
              suffix={units[field]}
              value={row[field] ?? ''}
              onChange={({ target }) => onEdit(row.key, { [field]: target.value })}
              onPaste={(event) => onPaste(event, { key: row.key, field })}
            />
          )}
        </Cell>
      ))}
      <span className={styles.volume}>
        <span className={styles.volumeLabel}>{t('box.volume')}</span>
        {volume > 0 ? t('box.cbm', { cbm: volume.toFixed(4) }) : '--'}
      </span>
      <span className={styles.buttons}>
        <RowButtons
          of="box"
          no={no}
          single={single}
          onCopy={() => onCopy(row.key)}
          onRemove={() => onRemove(row.key)}
        />
      </span>
    </li>
  );
});
