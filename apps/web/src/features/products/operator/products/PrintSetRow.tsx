import { copiesMost, type PrintItem, printerKinds } from '@alpaca/contract';
import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './PrintSet.module.css';

interface Props {
  item: PrintItem;
  name: string;
  first: boolean;
  last: boolean;
  /** The only one can't be taken away. */
  single: boolean;
  onChange: (item: PrintItem) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const counts = Array.from({ length: copiesMost }, (_, at) => at + 1);

/** One document of a print set. */
export const PrintSetRow = (props: Props) => {
  const { item, name, first, last, single, onChange, onMove, onRemove } = props;
  const { t } = useTranslation(['opsProducts', 'papers']);
  return (
    <li className={styles.row} data-document={item.document}>
      <span className={styles.name}>{name}</span>
      <Select<number>
        className={styles.copies ?? ''}
        aria-label={t('printSet.copiesOf', { name })}
        value={item.copies}
        options={counts.map((count) => ({ value: count, label: t('printSet.copies', { count }) }))}
        onChange={(copies) => onChange({ ...item, copies })}
      />
      <Select
        className={styles.printer ?? ''}
        aria-label={t('printSet.printerOf', { name })}
        value={item.printer}
        options={printerKinds.map((kind) => ({ value: kind, label: t(`papers:printer.${kind}`) }))}
        onChange={(printer) => onChange({ ...item, printer })}
      />
      <span className={styles.buttons}>
        <Button
          type="text"
          icon={<ArrowUpOutlined />}
          aria-label={t('printSet.up', { name })}
          title={t('printSet.up', { name })}
          data-by={-1}
          {...(first && { disabled: true })}
          onClick={() => onMove(-1)}
        />
        <Button
          type="text"
          icon={<ArrowDownOutlined />}
          aria-label={t('printSet.down', { name })}
          title={t('printSet.down', { name })}
          data-by={1}
          {...(last && { disabled: true })}
          onClick={() => onMove(1)}
        />
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('printSet.remove', { name })}
          title={t('printSet.remove', { name })}
          {...(single && { disabled: true })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
};
