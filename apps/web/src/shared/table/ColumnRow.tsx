import { PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { Button, Checkbox, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { MoveHandle } from './MoveHandle.tsx';
import { maxWidth, minWidth, pinOf, show, type TableSettings, widthOf } from './settings.ts';
import styles from './TableSettingsDrawer.module.css';
import type { Column } from './types.ts';
import type { ColumnDrag } from './useColumnDrag.ts';

interface Props<T> {
  column: Column<T>;
  shown: boolean;
  settings: TableSettings;
  onChange: (settings: TableSettings) => void;
  onMove: (by: -1 | 1) => void;
  drag: ColumnDrag;
}

export const ColumnRow = <T,>(props: Props<T>) => {
  const { column, shown, settings, onChange, onMove, drag } = props;
  const { t } = useTranslation('shared');
  const { key, title } = column;
  const pinned = pinOf(column, settings) === 'start';
  return (
    <li className={drag.over ? `${styles.row} ${styles.over}` : styles.row} {...drag.target}>
      <MoveHandle label={t('settings.move', { title })} drag={drag} onMove={onMove} />
      <Checkbox
        className={styles.name ?? ''}
        checked={shown}
        disabled={column.keep ?? false}
        onChange={({ target }) => onChange(show(settings, column, target.checked))}
      >
        {title}
      </Checkbox>
      <Button
        type="text"
        size="small"
        title={t('settings.pin')}
        aria-pressed={pinned}
        aria-label={t('settings.pinColumn', { title })}
        icon={pinned ? <PushpinFilled /> : <PushpinOutlined />}
        onClick={() =>
          onChange({ ...settings, pins: { ...settings.pins, [key]: pinned ? 'none' : 'start' } })
        }
      />
      <InputNumber
        size="small"
        className={styles.width ?? ''}
        aria-label={t('settings.width', { title })}
        min={minWidth}
        max={maxWidth}
        step={10}
        value={widthOf(column, settings)}
        onChange={(width) =>
          width && onChange({ ...settings, widths: { ...settings.widths, [key]: width } })
        }
      />
    </li>
  );
};
